import { TextLink } from '@pkg/ui'
import * as sheet from '~/features/prices/PriceSheet.css'
import { todayTexts } from './texts'
import { DayPart } from './DayPart'
import type { PricesToCheck } from './load-prices.server'
import type { Part } from '~/site/server/part'
import * as styles from './Today.css'

const words = todayTexts.prices

/** Returns how many prices and rooms there are to check. */
export const pricesToCheck = (all: readonly PricesToCheck[]): number =>
  all.reduce((sum, { expired, soon }) => sum + expired + soon, 0)

/** The communities whose prices and rooms expired or expire soon, each with the page that confirms them. [TRUST-018, WORK-010] */
export function PricesPart({ part }: { part: Part<PricesToCheck[]> }) {
  return (
    <DayPart title={words.title} part={part} count={pricesToCheck}>
      {(all) => (
        <ul className={styles.lines}>
          {all.map(({ id, name, expired, soon }) => (
            <li key={id} className={styles.line}>
              {expired > 0 && <span className={sheet.tones.over}>{words.expired(expired)}</span>}
              {soon > 0 && <span className={sheet.tones.soon}>{words.soon(soon)}</span>}
              <TextLink href={`/prices?community=${id}`} standalone>
                {words.open(name)}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </DayPart>
  )
}
