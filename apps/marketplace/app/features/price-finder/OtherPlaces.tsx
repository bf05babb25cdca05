import { BareLink } from '@pkg/ui'
import type { Prices } from './load-prices.server'
import * as styles from './PriceFinder.css'
import { priceTexts as words } from './texts'

interface OtherPlacesProps {
  prices: Prices
  /** Shows the prices of a place where the person is. Without scripts, its link loads them. */
  choose: (place: string) => void
}

/** The other places with the name that a person typed, each with its state. [FIND-016, FIND-001] */
export function OtherPlaces({ prices: { question, others = [] }, choose }: OtherPlacesProps) {
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
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                event.preventDefault()
                choose(place)
              }}
            >
              {place}
            </BareLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
