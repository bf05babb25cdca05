import { Suspense } from 'react'
import type { AnswerChange } from '../answers/answers'
import { splitErrors } from '../answers/async-error'
import { canGoBack, isNextDisabled, nextLabel, sendsRequest } from '../machines/wizard-status'
import type { AnyStepId } from '../machines/step-ids'
import type { WizardContext } from '../machines/wizard-context'
import { useIds } from '../steps/ids'
import type { StepProps, StepScreen } from '../steps/step-screen'
import type { Support } from '../support'
import { useTexts } from '../texts/language'
import * as chat from './chat.css'
import { deferred } from './deferred'
import { localizeErrors, summaryErrors } from './localized-errors'
import { QuestionFrame } from './QuestionFrame'

const Conversation = deferred(({ Conversation }) => Conversation)

type Words = Partial<Record<string, string>>

/** The questions, reasons, and field labels of the steps. */
export interface StepTexts {
  questions: Words
  reasons: Words
  /** Labels by answer name. Missing if the question is the label. */
  labels: Words
}

/** The props of `QuestionScreen`. */
export interface QuestionScreenProps {
  context: WizardContext
  /** The fields of the steps. */
  screens: Partial<Record<AnyStepId, StepScreen>>
  words: StepTexts
  /** The most steps that this run can have. */
  of: number
  support: Support
  /** Whether a house above has the windows of the progress. */
  hasHouse: boolean
  /** 1 on its own page, 2 in a dialog. */
  level: 1 | 2
  /** Whether the question takes the focus when the wizard appears, and not only when it advances. */
  focusesFirst: boolean
  answer: (change: AnswerChange) => void
  check: StepProps['check']
  next: () => void
  back: () => void
}

/** One step of the wizard, on its own or at the end of a conversation. [GWZ-070, GWZ-072] */
export function QuestionScreen(props: QuestionScreenProps) {
  const { context, screens, words, of, support, hasHouse, level, focusesFirst, answer, check, next, back } = props
  const { step, status, path, settings, community } = context
  const texts = useTexts()
  const ids = useIds()
  const Fields = screens[step]
  if (!Fields) throw new Error(`The step ${step} has no screen`)
  const errors = localizeErrors(context.errors, texts)
  const { onLeaving, onField } = splitErrors(context.errors)
  const question = words.questions[step] ?? ''
  const toLines = (found: typeof onField) =>
    summaryErrors(localizeErrors(found, texts), { labels: words.labels, question, fieldId: ids.field })
  return (
    <QuestionFrame
      step={step}
      question={question}
      reason={words.reasons[step] ?? ''}
      position={path.length}
      of={of}
      hasHouse={hasHouse}
      about={hasHouse && !canGoBack(context) ? community.name : undefined}
      errors={toLines(onLeaving)}
      announced={toLines(onField)}
      level={level}
      focusesFirst={focusesFirst}
      isPending={status === 'pending'}
      isNextDisabled={isNextDisabled(context)}
      nextLabel={nextLabel(context, texts)}
      next={next}
      note={sendsRequest(context) ? texts.frame.fee(community.name, community.feePercent ?? 0) : undefined}
      bubble={settings.isChatMode ? chat.question : undefined}
      before={
        settings.isChatMode && (
          <Suspense>
            <Conversation context={context} questions={words.questions} support={support} back={back} />
          </Suspense>
        )
      }
    >
      <Fields context={context} errors={errors} answer={answer} check={check} support={support} />
    </QuestionFrame>
  )
}
