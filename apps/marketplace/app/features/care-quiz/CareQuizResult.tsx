import {
  careLabel,
  estimateCareTypeForLevel,
  formatMoney,
  pricedCareType,
  type QuizAnswers,
  quizQuestions,
  suggestCareLevel,
  siteLocale,
} from '@pkg/domain'
import { ButtonLink } from '@pkg/ui'
import { careLines } from '~/parts/names/care-lines'
import { type Prices, priceTexts, whereOf } from '~/features/price-finder'
import * as styles from './CareQuiz.css'
import { quizTexts as words } from './texts'

const listOf = new Intl.ListFormat(siteLocale)

/** What the answers of the care quiz point to so far: the care type, the reason, its price, and its communities. [FIND-017] */
export function CareQuizResult({ answers, prices }: { answers: QuizAnswers; prices: Prices | undefined }) {
  const result = suggestCareLevel(answers)
  const count = Object.keys(answers).length
  if (!result) {
    return (
      <div className={styles.result} role="status">
        <p className={styles.line}>{words.start}</p>
      </div>
    )
  }
  const care = pricedCareType(estimateCareTypeForLevel(result.level))
  const needs = listOf.format(result.reasons.map((question) => words.inSentence[question]))
  const answer = prices?.answer?.care === care ? prices.answer : undefined
  return (
    <div className={styles.result} role="status">
      <p className={styles.line}>{words.answered(count, quizQuestions.length)}</p>
      <p className={styles.line}>{words.soFar}</p>
      <p className={styles.care}>{careLabel(care)}</p>
      <p className={styles.line}>{careLines[care]}</p>
      <p className={styles.line}>{result.reasons.length > 0 ? words.because(needs) : words.becauseNone}</p>
      {answer?.prices && (
        <p className={styles.price}>
          {words.price(
            priceTexts.range(formatMoney(answer.prices.low), formatMoney(answer.prices.high)),
            whereOf(answer),
          )}
        </p>
      )}
      {answer && !answer.prices && <p className={styles.line}>{words.noPrice}</p>}
      <div>
        <ButtonLink href={answer?.listing.path ?? `/${care}`} variant="primary">
          {words.see}
        </ButtonLink>
      </div>
      <p className={styles.fine}>{words.notAdvice}</p>
    </div>
  )
}
