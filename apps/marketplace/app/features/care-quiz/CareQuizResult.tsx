import { anyCareSlug, careLabel, formatMoney, quizQuestions, siteLocale } from '@pkg/domain'
import { ButtonLink } from '@pkg/ui'
import { careLines } from '~/parts/names/care-lines'
import { priceTexts, whereOf } from '~/features/price-finder'
import * as styles from './CareQuiz.css'
import { type QuizState, summarizeQuiz } from './quiz-summary'
import { QuizHouse } from './QuizHouse'
import { quizTexts as words } from './texts'

const listOf = new Intl.ListFormat(siteLocale)

/** What the answers of the care quiz point to so far: the care type, the reason, its price, and its communities. [FIND-017] */
export function CareQuizResult({ answers, prices, typical }: QuizState) {
  const summary = summarizeQuiz(answers, prices)
  const count = Object.keys(answers).length
  if (!summary) {
    return (
      <div className={styles.result}>
        <div className={styles.house}>
          <QuizHouse lit={0} />
        </div>
        <div className={styles.words} role="status">
          <p className={styles.line}>{words.start}</p>
          {typical && (
            <>
              <p className={styles.price}>{priceTexts.range(formatMoney(typical.low), formatMoney(typical.high))}</p>
              <p className={styles.line}>{words.leastToMost}</p>
            </>
          )}
          <div className={styles.button}>
            <ButtonLink href={`/${anyCareSlug}`}>{words.seeAll}</ButtonLink>
          </div>
        </div>
      </div>
    )
  }
  const { care, reasons, answer } = summary
  const needs = listOf.format(reasons.map((question) => words.inSentence[question]))
  return (
    <div className={styles.result}>
      <div className={styles.house}>
        <QuizHouse lit={count} />
      </div>
      <div className={styles.words} role="status">
        <p className={styles.line}>{words.answered(count, quizQuestions.length)}</p>
        <p className={styles.line}>{words.soFar}</p>
        <p className={styles.care}>{careLabel(care)}</p>
        <p className={styles.line}>{careLines[care]}</p>
        <p className={styles.line}>{reasons.length > 0 ? words.because(needs) : words.becauseNone}</p>
        {answer?.prices && (
          <p className={styles.price}>
            {words.price(
              priceTexts.range(formatMoney(answer.prices.low), formatMoney(answer.prices.high)),
              whereOf(answer),
            )}
          </p>
        )}
        {answer && !answer.prices && <p className={styles.line}>{words.noPrice}</p>}
        <div className={styles.button}>
          <ButtonLink href={answer?.listing.path ?? `/${care}`}>{words.see}</ButtonLink>
        </div>
        <p className={styles.fine}>{words.notAdvice}</p>
      </div>
    </div>
  )
}
