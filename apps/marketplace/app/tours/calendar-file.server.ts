import type { Tour } from '@pkg/api-client'
import { createEvent } from 'ics'
import { toursTexts } from './texts'

const words = toursTexts.calendar

/** The site that a calendar file comes from. */
export interface CalendarSource {
  /** The address of the site, such as `https://homes.example`. */
  site: string
  operator: string
  phone: string
}

/**
 * Returns the calendar file of a tour (RFC 5545). Its `UID` never changes and its `SEQUENCE` counts the changes, so a calendar replaces or removes the
 * event that an earlier file added. It has no link that opens the tour without an account, because calendars are shared. [FIND-013]
 */
export function calendarFile(tour: Tour, { site, operator, phone }: CalendarSource): string {
  const isCanceled = tour.status === 'canceled'
  const { error, value } = createEvent({
    uid: `${tour.id}@${new URL(site).hostname}`,
    sequence: tour.revision,
    productId: `-//${operator}//Tours//EN`,
    method: isCanceled ? 'CANCEL' : 'PUBLISH',
    status: isCanceled ? 'CANCELLED' : 'CONFIRMED',
    title: words.title(tour.communityName),
    description: words.description(phone),
    location: tour.address,
    url: `${site}/tours/${tour.id}`,
    start: Date.parse(tour.startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: Date.parse(tour.endsAt),
    endInputType: 'utc',
    endOutputType: 'utc',
    lastModified: Date.parse(tour.changedAt),
  })
  if (!value) throw new Error(`The calendar file of a tour is invalid: ${error?.message ?? ''}`)
  return value
}
