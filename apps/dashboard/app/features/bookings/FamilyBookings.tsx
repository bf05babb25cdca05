import { Badge, ButtonLink, Heading, Text, VisuallyHidden } from '@pkg/ui'
import { useId } from 'react'
import { ShortcutKey } from '~/parts/ShortcutKey/ShortcutKey'
import { Time } from '~/parts/Time/Time'
import { type RejectedForm, rejectedWith } from '~/site/forms/rejected-form'
import type { BookingRow, RecordedOutcome } from './booking-row'
import * as styles from './bookings.css'
import { CancelMenu } from './CancelMenu'
import type { FamilyBookings as Bookings } from './load-bookings.server'
import { OutcomeForm } from './OutcomeForm'
import { bookingsTexts } from './texts'

const words = bookingsTexts

export interface FamilyBookingsProps {
  familyId: string
  bookings: Bookings
  /** Whether the person is of a community's team: it has tours only, and books none. */
  isTeam?: boolean
  /** Whether the family can be called. */
  canCall?: boolean
  /** The form that was sent and not accepted. */
  rejected: object | undefined
}

/** The tours and calls of a family: those to come, and what became of the others. [WORK-020, WORK-009] */
export function FamilyBookings(props: FamilyBookingsProps) {
  const { familyId, bookings, isTeam = false, canCall = false, rejected } = props
  const { next, past } = bookings
  const id = useId()
  const list = (rows: BookingRow[]) => (
    <ul className={styles.list}>
      {rows.map((booking) => (
        <BookingItem key={booking.id} familyId={familyId} booking={booking} isTeam={isTeam} rejected={rejected} />
      ))}
    </ul>
  )
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading level={2} look="label" id={id}>
        {isTeam ? words.titleOfTeam : words.title}
      </Heading>
      {!isTeam && (
        <div className={styles.buttons}>
          <ButtonLink href={`/families/${familyId}/tours/new`} size="small" variant="neutral">
            {words.bookTour}
            <ShortcutKey>B</ShortcutKey>
          </ButtonLink>
          {canCall && (
            <ButtonLink href={`/families/${familyId}/calls/new`} size="small" variant="neutral">
              {words.bookCall}
            </ButtonLink>
          )}
        </div>
      )}
      {next.length + past.length === 0 && <Text size="small">{isTeam ? words.noneOfTeam : words.none}</Text>}
      {next.length > 0 && list(next)}
      {past.length > 0 && (
        <>
          {next.length > 0 && (
            <Heading level={3} look="label">
              {words.past}
            </Heading>
          )}
          {list(past)}
        </>
      )}
    </section>
  )
}

interface BookingItemProps {
  familyId: string
  booking: BookingRow
  isTeam: boolean
  rejected: object | undefined
}

function BookingItem({ familyId, booking, isTeam, rejected }: BookingItemProps) {
  const { id, kind, title, when, status, isNext, isRequested, canRecord, recorded } = booking
  const rejectedAs = (intent: string): RejectedForm | undefined => {
    const form = rejectedWith(rejected, intent)
    return form?.typed['booking'] === id ? form : undefined
  }
  const [outcome, canceled] = [rejectedAs(`${kind}-outcome`), rejectedAs(`cancel-${kind}`)]
  return (
    <li className={styles.booking}>
      <span className={styles.top}>
        <span className={styles.title}>{title}</span>
        <Badge tone={status.tone}>{status.label}</Badge>
      </span>
      <span className={styles.detail}>{isRequested ? words.asked(when) : when}</span>
      {recorded && <Recorded recorded={recorded} />}
      {(isNext || canceled) && (
        <div className={styles.buttons}>
          {isNext && (
            <ButtonLink href={`/families/${familyId}/${kind}s/${id}`} size="small" variant="neutral">
              {isRequested ? words.chooseTime : words.move}
              <VisuallyHidden>: {words.on(title, when)}</VisuallyHidden>
            </ButtonLink>
          )}
          <CancelMenu booking={booking} rejected={canceled} />
        </div>
      )}
      {(canRecord || outcome) && <OutcomeForm booking={booking} isTeam={isTeam} rejected={outcome} />}
    </li>
  )
}

/** Who recorded the outcome, and what was noted. */
function Recorded({ recorded: { by, at, note, teamNote } }: { recorded: RecordedOutcome }) {
  return (
    <>
      {by && at && (
        <span className={styles.detail}>
          <Time moment={at}>{words.recorded(by, at.text)}</Time>
        </span>
      )}
      {note && <p className={styles.note}>{note}</p>}
      {teamNote && <p className={styles.note}>{words.teamNote(teamNote)}</p>}
    </>
  )
}
