import { careLabel, formatMoney, quizQuestions } from '@pkg/domain'
import { priceTexts } from '~/features/price-finder'
import * as styles from './QuizBar.css'
import { type QuizState, summarizeQuiz } from './quiz-summary'
import { QuizHouse } from './QuizHouse'
import { quizTexts as words } from './texts'

/**
 * The house, folded to the top of a phone’s screen while a person answers. It comes out from under the large house as that scrolls away, so nothing
 * moves for it, and it says nothing that the result doesn’t. [LOOK-007]
 */
export function QuizBar({ answers, prices, typical }: QuizState) {
  const summary = summarizeQuiz(answers, prices)
  const count = Object.keys(answers).length
  const span = summary ? summary.answer?.prices : typical
  return (
    <div className={styles.bar} aria-hidden="true">
      <div className={styles.house}>
        <QuizHouse lit={count} look="band" />
      </div>
      <div className={styles.words}>
        <p className={styles.line}>{count > 0 ? words.answered(count, quizQuestions.length) : words.start}</p>
        {summary && <p className={styles.care}>{careLabel(summary.care)}</p>}
        {span && (
          <p className={styles.line}>
            {words.monthly(priceTexts.range(formatMoney(span.low), formatMoney(span.high)))}
          </p>
        )}
      </div>
    </div>
  )
}
