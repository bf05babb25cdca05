import type { AdvisorCallHours, BodyOf, EndpointTable } from '@pkg/api-client'
import { defaultCallHours, isCalendarDay } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { notFound, unprocessable } from '../../http/errors'
import type { Person } from '../../http/person'
import { requireOpenings } from '../bookings'
import { findAdvisorZone, findCallHours, type OwnCallHours, saveCallHours } from './call-hours-store'

type Change = BodyOf<EndpointTable['callHours']['replace']>

/** Returns the hours in which an advisor takes calls, for the advisor and admins. @throws {HttpError} 404 */
export async function getCallHours(orm: Orm, id: string, person: Person): Promise<AdvisorCallHours> {
  const timeZone = await requireOwnAdvisor(orm, id, person)
  const own = await findCallHours(orm, id)
  return toCallHours(id, timeZone, own)
}

/** Replaces the hours in which an advisor takes calls, and the days without calls. Booked calls stay. @throws {HttpError} 404 or 422 */
export async function replaceCallHours(
  orm: Orm,
  id: string,
  { hours, timeOff }: Change,
  person: Person,
): Promise<AdvisorCallHours> {
  const timeZone = await requireOwnAdvisor(orm, id, person)
  requireOpenings(hours)
  requireDays(timeOff ?? [])
  const sorted = timeOff?.toSorted((one, other) => one.from.localeCompare(other.from))
  return toCallHours(id, timeZone, await saveCallHours(orm, id, { hours, ...(sorted && { timeOff: sorted }) }))
}

const toCallHours = (id: string, timeZone: string, own: OwnCallHours | undefined): AdvisorCallHours => ({
  id,
  hours: own?.hours ?? [...defaultCallHours],
  timeOff: own?.timeOff ?? [],
  timeZone,
  isOwn: own !== undefined,
})

/** Requires that time off ends on or after the day on which it begins. @throws {HttpError} 422 */
function requireDays(timeOff: NonNullable<Change['timeOff']>): void {
  const errors = timeOff.flatMap(({ from, until }, index) => {
    const at = (name: string) => ({ source: { pointer: `/data/attributes/timeOff/${index}/${name}` } })
    return [
      ...(isCalendarDay(from) ? [] : [{ detail: 'Enter an existing day', ...at('from') }]),
      ...(isCalendarDay(until) ? [] : [{ detail: 'Enter an existing day', ...at('until') }]),
      ...(from <= until ? [] : [{ detail: 'Must not be before the first day', ...at('until') }]),
    ]
  })
  if (errors.length > 0) throw unprocessable(errors)
}

async function requireOwnAdvisor(orm: Orm, id: string, { role, agentId }: Person): Promise<string> {
  const isAllowed = role === 'admin' || agentId === id
  const timeZone = isAllowed ? await findAdvisorZone(orm, id) : undefined
  if (timeZone === undefined) throw notFound('advisor', id)
  return timeZone
}
