import { Badge } from '@pkg/ui'
import { Time } from '~/components/Time/Time'
import type { Due } from '~/server/times'
import * as styles from './TaskTable.css'

/** When a task is due; where it presses, in words with a colour. [DASH-004] */
export function DueTime({ due }: { due: Due }) {
  return (
    <span className={styles.due}>
      <Time moment={due} />
      {due.words && <Badge tone={due.press === 'overdue' ? 'critical' : 'caution'}>{due.words}</Badge>}
    </span>
  )
}
