import * as styles from './Panes.css'
import { clockPanes } from '~/parts/Time/time-left'

const range = (length: number) => Array.from({ length }, (_, index) => index)

/** The time that's left, in lit panes. The words next to it say the same. [WORK-002] */
export function ClockPanes({ lit }: { lit: number }) {
  return (
    <span className={styles.clock} aria-hidden="true">
      {range(clockPanes).map((index) => (
        <span key={index} className={styles.blocks[index < lit ? 'lit' : 'dark']} />
      ))}
    </span>
  )
}

/** The most windows in a row. With more things, each window means several. */
const mostWindows = 20

/** How much of something is done, in lit windows. The words next to it say the same. */
export function DonePanes({ done, total }: { done: number; total: number }) {
  const count = Math.min(total, mostWindows)
  const lit = total === 0 ? 0 : Math.floor((done / total) * count)
  return (
    <span className={styles.windows} aria-hidden="true">
      {range(count).map((index) => (
        <span key={index} className={styles.panes[index < lit ? 'lit' : 'dark']} />
      ))}
    </span>
  )
}
