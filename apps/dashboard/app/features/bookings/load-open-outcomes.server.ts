import type { AdvisorCall, Client, Tour } from '@pkg/api-client'
import { formatAge, type Moment, type RequestClock } from '~/site/server/times'
import { absentTexts } from '~/site/texts'
import { callRow, tourRow } from './booking-row'
import type { BookingKind } from './outcome-choice'
import { openOutcomesTexts } from './texts'

/** How far back Today asks how something went, in days. Older tours and calls are on the pages of their families. */
const askedDays = 30
const shown = 6

/** A tour or a call that is over and has no outcome. */
export interface OpenOutcome {
  id: string
  kind: BookingKind
  version: number
  title: string
  when: string
  startsAt: string
  /** How long ago it ended: the reason why it’s asked for now. */
  ended: Moment
  familyId: string
  family: string
}

/** The tours and calls without an outcome, the one that waits longest first, and how many there are. */
export interface OpenOutcomes {
  total: number
  items: OpenOutcome[]
}

/** Loads the tours and calls of the last days that are over and have no outcome. A community's team has no calls. [WORK-020, WORK-001] */
export async function loadOpenOutcomes(
  api: Client,
  clock: RequestClock,
  { isTeam }: { isTeam: boolean },
): Promise<OpenOutcomes> {
  const query = {
    'filter[status]': 'booked',
    'filter[outcomeAt][exists]': 'false',
    'filter[endsAt][ge]': clock.now.minus({ days: askedDays }).toUTC().toISO() ?? '',
    'filter[endsAt][lt]': clock.now.toUTC().toISO() ?? '',
    sort: 'endsAt',
    'page-size': shown,
  } as const
  const [tours, calls] = await Promise.all([
    api.tours.list(query),
    isTeam ? { items: [], total: 0 } : api.calls.list(query),
  ])
  const items = [
    ...tours.items.map((tour) => ({ booking: tour, row: tourRow(tour, clock) })),
    ...calls.items.map((call) => ({ booking: call, row: callRow(call, clock) })),
  ]
    .toSorted((one, other) => Date.parse(one.booking.endsAt) - Date.parse(other.booking.endsAt))
    .slice(0, shown)
  return {
    total: tours.total + calls.total,
    items: items.map(({ booking, row: { id, kind, version, title, when, startsAt } }) => ({
      ...{ id, kind, version, title, when, startsAt },
      ...aboutFamily(booking, clock),
    })),
  }
}

function aboutFamily({ clientId = '', clientName, endsAt }: Tour | AdvisorCall, clock: RequestClock) {
  const { iso, text } = formatAge(endsAt, clock)
  return {
    familyId: clientId,
    family: clientName || absentTexts.name,
    ended: { iso, text: openOutcomesTexts.ended(text.toLowerCase()) },
  }
}
