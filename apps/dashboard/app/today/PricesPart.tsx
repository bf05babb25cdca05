import { Text, TextLink } from '@pkg/ui'
import { Age } from '~/prices/Age'
import { texts } from '~/texts'
import { DayPart } from './DayPart'
import type { PricesToCheck } from './load-prices.server'
import type { Part } from './part'
import * as styles from './Today.css'

const words = texts.today.prices

/** The prices and rooms that expired or expire soon, which a press on their page confirms. [TRUST-018, WORK-010] */
export function PricesPart({ part }: { part: Part<PricesToCheck[]> }) {
  return (
    <DayPart title={words.title} part={part} count={(all) => all.reduce((sum, { total }) => sum + total, 0)}>
      {(all) =>
        all.length === 0 ? (
          <Text size="small">{words.none}</Text>
        ) : (
          all.map(({ id, name, items, total }) => (
            <div key={id}>
              <ul className={styles.lines}>
                {items.map((item) => (
                  <li key={item.name} className={styles.line}>
                    <span className={styles.time}>{item.name}</span>
                    <Age age={item.age} />
                  </li>
                ))}
              </ul>
              <TextLink href={`/prices?community=${id}`} standalone>
                {words.open} {words.of(name)}
                {total > items.length ? `, ${words.more(total - items.length)}` : ''}
              </TextLink>
            </div>
          ))
        )
      }
    </DayPart>
  )
}
