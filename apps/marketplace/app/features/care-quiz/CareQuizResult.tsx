import {
  anyCareSlug,
  careLabel,
  estimateCareTypeForLevel,
  formatMoney,
  pricedCareType,
  type QuizAnswers,
  quizQuestions,
  suggestCareLevel,
  siteLocale,
} from '@pkg/domain'
import { ButtonLink, HouseWithDoor } from '@pkg/ui'
import { careLines } from '~/parts/names/care-lines'
import { type Prices, priceTexts, whereOf } from '~/features/price-finder'
import * as styles from './CareQuiz.css'
import type { PriceSpan } from './price-span'
import { quizTexts as words } from './texts'

const listOf = new Intl.ListFormat(siteLocale)

interface CareQuizResultProps {
  answers: QuizAnswers
  prices: Prices | undefined
  /** From the lowest price of the care that needs the least to the highest of the one that needs the most. */
  typical: PriceSpan | undefined
}

/** What the answers of the care quiz point to so far: the care type, the reason, its price, and its communities. [FIND-017] */
export function CareQuizResult({ answers, prices, typical }: CareQuizResultProps) {
  const result = suggestCareLevel(answers)
  const count = Object.keys(answers).length
  if (!result) {
    return (
      <div className={styles.result}>
        <QuizHouse lit={0} />
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
  const care = pricedCareType(estimateCareTypeForLevel(result.level))
  const needs = listOf.format(result.reasons.map((question) => words.inSentence[question]))
  const answer = prices?.answer?.care === care ? prices.answer : undefined
  return (
    <div className={styles.result}>
      <QuizHouse lit={count} />
      <div className={styles.words} role="status">
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
        <div className={styles.button}>
          <ButtonLink href={answer?.listing.path ?? `/${care}`}>{words.see}</ButtonLink>
        </div>
        <p className={styles.fine}>{words.notAdvice}</p>
      </div>
    </div>
  )
}

/** A house with a window for each question, lit once it's answered: the attic first, then from the top left. [LOOK-007] */
const QuizHouse = ({ lit }: { lit: number }) => (
  <div className={styles.house}>
    <HouseWithDoor look="whole" panes={lightingOrder.map((order) => (order < lit ? 'lit' : 'dark'))} />
  </div>
)

/** When each window is lit, from the ground floor's left one to the attic. */
const lightingOrder = [3, 4, 1, 2, 0] as const
