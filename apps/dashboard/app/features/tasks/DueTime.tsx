import { Badge } from '@pkg/ui'
import { Time } from '~/parts/Time/Time'
import type { Due } from '~/site/server/times'
import * as styles from './TaskTable.css'

/** When a task is due, with a badge when it's urgent. [DASH-004] */
export function DueTime({ due }: { due: Due }) {
  return (
    <span className={styles.due}>
      <Time moment={due} />
      {due.words && <Badge tone={due.urgency === 'overdue' ? 'critical' : 'caution'}>{due.words}</Badge>}
    </span>
  )
}
