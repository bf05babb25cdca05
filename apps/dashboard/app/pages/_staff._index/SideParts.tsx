import { Badge, Text } from '@pkg/ui'
import { RowLink } from '~/parts/RowLink/RowLink'
import { Time } from '~/parts/Time/Time'
import { todayTexts } from './texts'
import { DayPart } from './DayPart'
import type { TodayCall, TodayTour, UnreadConversation } from './load-schedule.server'
import type { Part } from '~/site/server/part'
import * as styles from './Today.css'

const words = todayTexts

/** The tours of today and tomorrow with their status. [DASH-002, WORK-009] */
export function TourPart({ part }: { part: Part<{ tours: TodayTour[] }> }) {
  return (
    <DayPart title={words.tours.title} part={part} count={({ tours }) => tours.length}>
      {({ tours }) => (
        <ul className={styles.lines}>
          {tours.map(({ id, at, family, href, community, status }) => (
            <li key={id} className={styles.line}>
              <span className={styles.lineTop}>
                <span className={styles.time}>
                  <Time moment={at} />
                </span>
                <Badge tone={status.tone}>{status.label}</Badge>
              </span>
              <FamilyName name={family} href={href} />
              <span className={styles.muted}>{community}</span>
            </li>
          ))}
        </ul>
      )}
    </DayPart>
  )
}

/** The calls that are booked for today with their status. [DASH-002, WORK-009] */
export function CallPart({ part }: { part: Part<TodayCall[]> }) {
  return (
    <DayPart title={words.booked.title} part={part} count={(calls) => calls.length}>
      {(calls) => (
        <ul className={styles.lines}>
          {calls.map(({ id, at, family, href, status }) => (
            <li key={id} className={styles.line}>
              <span className={styles.lineTop}>
                <span className={styles.time}>
                  <Time moment={at} />
                </span>
                <Badge tone={status.tone}>{status.label}</Badge>
              </span>
              <FamilyName name={family} href={href} />
            </li>
          ))}
        </ul>
      )}
    </DayPart>
  )
}

/** The conversations with unread messages. [DASH-002, DASH-008] */
export function UnreadPart({ part }: { part: Part<{ total: number; items: UnreadConversation[] }> }) {
  return (
    <DayPart title={words.messages.title} part={part} count={({ total }) => total}>
      {({ total, items }) => (
        <>
          <ul className={styles.lines}>
            {items.map(({ id, title, href, message, at }) => (
              <li key={id} className={styles.line}>
                <span className={styles.lineTop}>
                  <RowLink href={href}>{title}</RowLink>
                  {at && (
                    <span className={styles.muted}>
                      <Time moment={at} />
                    </span>
                  )}
                </span>
                <span className={styles.message}>{message}</span>
              </li>
            ))}
          </ul>
          {total > items.length && (
            <Text size="small" tone="muted">
              {words.messages.more(total - items.length)}
            </Text>
          )}
        </>
      )}
    </DayPart>
  )
}

/** The covers of an advisor: absent colleagues, and who covers for the advisor. Without a cover, there is no part. [WORK-007] */
export function CoverPart({ part }: { part: Part<{ id: string; text: string }[]> }) {
  if (part.isLoaded && part.value.length === 0) return null
  return (
    <DayPart title={words.covers.title} part={part}>
      {(covers) =>
        covers.map(({ id, text }) => (
          <p key={id} className={styles.cover}>
            {text}
          </p>
        ))
      }
    </DayPart>
  )
}

function FamilyName({ name, href }: { name: string; href?: string | undefined }) {
  return href === undefined ? <span>{name}</span> : <RowLink href={href}>{name}</RowLink>
}
