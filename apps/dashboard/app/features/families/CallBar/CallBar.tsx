import { barHours, type CallWindow, formatHour } from '../call-window'
import * as styles from './CallBar.css'

const middle = (barHours.from + barHours.until) / 2

/** When a family can be called, in words and as a window on a bar of its day. [TRUST-007] */
export function CallBar({ calls: { words, time, isOpen, bar } }: { calls: CallWindow }) {
  return (
    <div className={styles.calls}>
      <p>
        {words && <span className={styles.state}>{words} </span>}
        {time && <span className={styles.time}>{time}</span>}
      </p>
      {bar && (
        <div aria-hidden="true">
          <div className={styles.bar}>
            {bar.end > bar.start && (
              <span
                className={styles.windows[isOpen ? 'open' : 'closed']}
                style={{ insetInlineStart: `${bar.start}%`, width: `${bar.end - bar.start}%` }}
              />
            )}
            {bar.now !== undefined && <span className={styles.now} style={{ insetInlineStart: `${bar.now}%` }} />}
          </div>
          <div className={styles.scale}>
            {[barHours.from, middle, barHours.until].map((hour) => (
              <span key={hour}>{formatHour(hour)}</span>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
