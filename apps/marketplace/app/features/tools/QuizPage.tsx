import type { QuizAnswers } from '@pkg/domain'
import { CareQuiz, type PriceSpan, quizTexts } from '~/features/care-quiz'
import type { Prices } from '~/features/price-finder'
import { SaveButton } from './SaveButton'
import { ToolFrame } from './ToolFrame'
import { toolPath } from '~/site/links/tool-links'

interface QuizPageProps {
  answers: QuizAnswers
  prices?: Prices
  place: string
  /** Undefined while the API is down. */
  typical?: PriceSpan | undefined
}

/** The care quiz on a page of its own. [FIND-017, ROUTE-013] */
export function QuizPage({ answers, prices, place, typical }: QuizPageProps) {
  return (
    <ToolFrame tool="care-quiz" lead={quizTexts.lead}>
      <CareQuiz initial={answers} prices={prices} place={place} typical={typical} action={toolPath('care-quiz')}>
        <SaveButton tool="care-quiz" />
      </CareQuiz>
    </ToolFrame>
  )
}
