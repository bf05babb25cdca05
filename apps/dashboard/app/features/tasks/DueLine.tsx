import { Time } from '~/parts/Time/Time'
import type { Due } from '~/site/server/times'
import * as styles from './TaskTable.css'

/** When a task is due, or how urgent it is, in one line of a dense list. [WORK-006, LOOK-009] */
export function DueLine({ due }: { due: Due }) {
  return (
    <span className={due.words ? styles.urgent[due.urgency === 'overdue' ? 'overdue' : 'soon'] : undefined}>
      <Time moment={due}>{due.words}</Time>
    </span>
  )
}
