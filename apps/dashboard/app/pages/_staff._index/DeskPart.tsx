import { BareLink } from '@pkg/ui'
import { todayTexts } from './texts'
import { DayPart } from './DayPart'
import type { DeskCount } from './load-desk.server'
import type { Part } from '~/site/server/part'
import * as styles from './Today.css'

/** What waits besides families: each list with its number. [WORK-001, WORK-012] */
export function DeskPart({ part }: { part: Part<DeskCount[]> }) {
  return (
    <DayPart title={todayTexts.desk.title} part={part}>
      {(counts) => (
        <ul className={styles.desk}>
          {counts.map(({ href, label, count }) => (
            <li key={href}>
              <BareLink className={styles.deskLink} href={href}>
                <span>{label}</span>
                <span className={styles.deskCount}>{count}</span>
              </BareLink>
            </li>
          ))}
        </ul>
      )}
    </DayPart>
  )
}
