import type { ReactNode } from 'react'
import { Time } from '~/parts/Time/Time'
import type { Moment } from '~/site/server/times'
import * as styles from './EventList.css'

/** Something that happened, in words. */
export interface ListedEvent {
  id: string
  at: Moment
  title: string
  /** What was said or changed, one line each. */
  lines: readonly string[]
  /** Who did it. */
  actor: string
  /** What a person can do with it. */
  more?: ReactNode
}

/** What happened, newest first, joined by a line. */
export function EventList({ events }: { events: readonly ListedEvent[] }) {
  return (
    <ol className={styles.list}>
      {events.map(({ id, at, title, lines, actor, more }) => (
        <li key={id} className={styles.event}>
          <p className={styles.title}>
            <strong>{title}</strong>
            <span className={styles.time}>
              <Time moment={at} />
            </span>
          </p>
          {lines.map((line, index) => (
            <p key={`${index} ${line}`} className={styles.line}>
              {line}
            </p>
          ))}
          <p className={styles.actor}>{actor}</p>
          {more}
        </li>
      ))}
    </ol>
  )
}
