import { BareLink } from '@pkg/ui'
import { todayTexts } from './texts'
import { DayPart } from './DayPart'
import type { DeskCount } from './load-desk.server'
import type { Part } from '~/site/server/part'
import * as styles from './Today.css'

/** Returns how much waits in all lists. */
export const totalOf = (counts: readonly DeskCount[]): number => counts.reduce((sum, { count }) => sum + count, 0)

/** What waits besides families, if anything: each list with its number. [WORK-001, WORK-012] */
export function DeskPart({ part, staysEmpty = false }: { part: Part<DeskCount[]>; staysEmpty?: boolean }) {
  if (part.isLoaded && totalOf(part.value) === 0 && !staysEmpty) return null
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
