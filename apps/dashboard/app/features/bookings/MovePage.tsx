import type { SelectOption } from '@pkg/ui'
import { Notice } from '@pkg/ui'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { BookingPage } from './BookingPage'
import type { BookingRow } from './booking-row'
import { bookingsTexts } from './texts'
import { TimeForm } from './TimeForm'

const words = bookingsTexts

export interface MovePageProps {
  family: { id: string; name: string }
  booking: BookingRow
  /** The free times, in groups, and the name of their time zone. */
  times: SelectOption[]
  zone: string
  /** What the page says if no time is free. */
  none: string
  rejected: RejectedForm | undefined
}

/** Moves a tour or a call to another free time. Works without scripts. [WORK-020, WORK-005] */
export function MovePage({ family, booking, times, zone, none, rejected }: MovePageProps) {
  const { id, kind, version, title, when, isNext, isRequested } = booking
  return (
    <BookingPage
      family={family}
      crumb={words.move}
      title={words.moveTitle(title)}
      lead={isRequested ? words.asked(when) : words.now(when)}
    >
      {isNext || rejected ? (
        <TimeForm
          times={times}
          zone={zone}
          none={none}
          button={isRequested ? words.book[kind] : words.moveButton[kind]}
          values={{ booking: id, version: rejected?.typed['version'] ?? String(version) }}
          rejected={rejected}
        />
      ) : (
        <Notice tone="caution" title={words.over} />
      )}
    </BookingPage>
  )
}
