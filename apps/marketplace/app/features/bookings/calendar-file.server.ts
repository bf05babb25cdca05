import { createEvent } from 'ics'

/** The site that a calendar file comes from. */
export interface CalendarSource {
  /** The address of the site, such as `https://homes.example`. */
  site: string
  operator: string
  phone: string
}

/** A booking as a calendar shows it. */
export interface CalendarEvent {
  id: string
  /** What the file is about, such as `Tours`. */
  product: string
  /** The path of the booking's page. */
  path: string
  title: string
  description: string
  location?: string
  /** ISO 8601. */
  startsAt: string
  endsAt: string
  changedAt: string
  status: string
  revision: number
}

/**
 * Returns the calendar file of a booking (RFC 5545). Its `UID` never changes and its `SEQUENCE` counts the changes, so a calendar replaces or removes the
 * event that an earlier file added. It has no link that opens the booking without an account, because calendars are shared. [FIND-013, AGENT-008]
 */
export function createCalendarFile(
  { id, product, path, title, description, location, startsAt, endsAt, changedAt, status, revision }: CalendarEvent,
  { site, operator }: CalendarSource,
): string {
  const isCanceled = status === 'canceled'
  const { error, value } = createEvent({
    uid: `${id}@${new URL(site).hostname}`,
    sequence: revision,
    productId: `-//${operator}//${product}//EN`,
    method: isCanceled ? 'CANCEL' : 'PUBLISH',
    status: isCanceled ? 'CANCELLED' : 'CONFIRMED',
    title,
    description,
    ...(location === undefined ? {} : { location }),
    url: `${site}${path}`,
    start: Date.parse(startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: Date.parse(endsAt),
    endInputType: 'utc',
    endOutputType: 'utc',
    lastModified: Date.parse(changedAt),
  })
  if (!value) throw new Error(`The calendar file is invalid: ${error?.message ?? ''}`)
  return value
}

/** Returns the response that downloads a calendar file. */
export const calendarResponse = (file: string, name: string) =>
  new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
