import type { Tour } from '@pkg/api-client'
import { bookingOutcomeLabel } from '@pkg/domain'
import type { BookingRow } from '~/features/bookings'
import { tourRow } from '~/features/bookings/index.server'
import { formatMomentAt, type Moment, type RequestClock } from '~/site/server/times'
import { absentTexts } from '~/site/texts'

/** A tour in the list of tours. */
export interface TourListRow {
  id: string
  /** The family. */
  name: string
  href?: string | undefined
  community: string
  /** In the time of the community. */
  startsAt: Moment
  /** Its status, which is the outcome once it has one. */
  status: BookingRow['status']
  outcome?: string | undefined
}

/** Returns the row of a tour. */
export const tourListRow = (tour: Tour, clock: RequestClock): TourListRow => ({
  id: tour.id,
  name: tour.clientName || absentTexts.name,
  href: tour.clientId && `/families/${tour.clientId}`,
  community: tour.communityName,
  startsAt: formatMomentAt(tour.timeZone, tour.startsAt, clock),
  status: tourRow(tour, clock).status,
  outcome: tour.outcome && bookingOutcomeLabel('tour', tour.outcome),
})
