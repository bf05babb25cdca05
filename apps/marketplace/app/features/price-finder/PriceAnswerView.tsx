import { careLabel, formatMoney } from '@pkg/domain'
import { ButtonLink } from '@pkg/ui'
import type { ReactNode, RefObject } from 'react'
import type { Prices } from './load-prices.server'
import * as styles from './PriceFinder.css'
import { priceTexts as words } from './texts'
import { whereOf } from './where'

/** The range, median, distribution, and number of communities, or why there is none. [FIND-016] */
export function PriceAnswerView({
  prices: { question, answer, problem },
  isPending,
  headingRef,
  others,
}: {
  prices: Prices
  isPending: boolean
  headingRef: RefObject<HTMLHeadingElement>
  /** The other places with the same name. */
  others?: ReactNode
}) {
  if (!answer) {
    return (
      <p className={styles.problem} role="status">
        {problem === 'unknown-place' ? words.unknown(question.place) : words.failed}
      </p>
    )
  }
  const where = whereOf(answer)
  const { prices } = answer
  return (
    <section className={styles.answer} aria-busy={isPending} aria-live="polite">
      <h2 ref={headingRef} tabIndex={-1} className={styles.heading}>
        {words.heading(careLabel(answer.care), where)}
      </h2>
      {prices ? (
        <>
          <p className={styles.range}>
            {words.range(formatMoney(prices.low), formatMoney(prices.high))}{' '}
            <span className={styles.unit}>{words.perMonth}</span>
          </p>
          <p className={styles.basis}>
            {words.basis(
              prices.communities.toLocaleString('en-US'),
              answer.communities.toLocaleString('en-US'),
              answer.miles,
            )}{' '}
            <strong>{words.half(formatMoney(prices.median))}</strong>
          </p>
        </>
      ) : (
        <p className={styles.basis}>{words.few(careLabel(answer.care), where)}</p>
      )}
      {others}
      <div className={styles.more}>
        <ButtonLink href={answer.listing.path}>
          {words.see(answer.listing.name ? words.in(answer.listing.name) : words.country)}
        </ButtonLink>
      </div>
      <details className={styles.method}>
        <summary>{words.method}</summary>
        <p>{words.methodText}</p>
      </details>
    </section>
  )
}
