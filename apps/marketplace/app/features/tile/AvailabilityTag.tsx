import { siteLocale } from '@pkg/domain'
import type { TileAvailability } from '@pkg/domain'
import { VisuallyHidden } from '@pkg/ui'
import * as styles from './AvailabilityTag.css'
import { tileTexts as words } from './texts'

const shortDay = new Intl.DateTimeFormat(siteLocale, { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** Whether a community has open rooms, and when that was confirmed. Its window is lit only for open rooms of the last 10 days. [TRUST-018, FIND-010] */
export function AvailabilityTag({ availability: { status, openRooms, statedOn } }: { availability: TileAvailability }) {
  return (
    <span className={styles.tag}>
      <span className={status === 'open' ? styles.litWindow : styles.darkWindow} aria-hidden="true" />
      {status === 'open' && openRooms ? words.openRooms(openRooms) : words.availability[status]}
      <span className={styles.day}>
        <VisuallyHidden>{words.confirmed} </VisuallyHidden>
        {shortDay.format(new Date(statedOn))}
      </span>
    </span>
  )
}
