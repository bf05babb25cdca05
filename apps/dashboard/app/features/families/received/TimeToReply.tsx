import type { ReplyClock } from './reply-clock'
import { replyTimeTexts } from './texts'
import { ClockPanes } from '~/parts/Panes/Panes'
import * as styles from './TimeToReply.css'

const words = replyTimeTexts

/** The time that's left to reply, in words and in lit panes. It changes with the page, not by the second. [TRUTH-008, WORK-010] */
export function TimeToReply({ clock: { left } }: { clock: ReplyClock }) {
  return (
    <span className={styles.clock}>
      <span className={left.isUrgent ? styles.urgent : styles.calm}>
        {left.words === undefined ? words.late(left.over ?? '') : words.left(left.words)}
      </span>
      <ClockPanes lit={left.panes} />
    </span>
  )
}
