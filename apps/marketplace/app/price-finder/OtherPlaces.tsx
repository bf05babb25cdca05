import { BareLink } from '@pkg/ui'
import type { Prices } from './load-prices.server'
import * as styles from './PriceFinder.css'
import { priceTexts as words } from './texts'

/** Leads to the prices of other places with the name that a person typed. [FIND-016, FIND-001] */
export function OtherPlaces({ prices: { question, others = [] } }: { prices: Prices }) {
  if (others.length === 0) return null
  return (
    <div className={styles.others}>
      <p className={styles.othersLabel}>{words.others}</p>
      <ul className={styles.otherPlaces}>
        {others.map((place) => (
          <li key={place}>
            <BareLink
              className={styles.otherPlace}
              href={`/?${new URLSearchParams({ near: place, help: question.level })}`}
            >
              {place}
            </BareLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
