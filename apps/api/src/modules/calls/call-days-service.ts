import { type CallDay, callDays, callText, defaultCallHours, now } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { type HttpError, notFound } from '../../http/errors'
import { timeUnavailable } from '../bookings'
import { addBusinessMinutes } from './business-hours'
import { type CallingAdvisor, findAdvisorZone, findCallingAdvisor } from './call-hours-store'
import { listBookedStarts } from './call-store'

/** How many free times an error names. */
const suggestedTimes = 3
/** Minutes for which a family can book a time after it was shown. */
const minutesToBook = 60

/** Returns a page of the days on which an approved advisor can call. Empty if the advisor accepts no families. @throws {HttpError} 404 [AGENT-003] */
export async function listCallDays(
  orm: Orm,
  id: string,
  minutesToRespond: number,
  { offset, size }: { offset: number; size: number },
) {
  if (!(await findAdvisorZone(orm, id))) throw notFound('advisor', id)
  const advisor = await findCallingAdvisor(orm, id)
  const days = advisor ? await loadCallDays(orm, advisor, minutesToRespond) : []
  const timeZone = advisor?.timeZone ?? ''
  const items = days.slice(offset, offset + size).map((day) => ({ id: `${id}:${day.date}`, timeZone, ...day }))
  return { items, total: days.length }
}

/**
 * Returns the days on which an advisor can call. A call begins after the time that the advisor has to accept a family, so a family that waits for
 * a call has been accepted, or knows before that someone else calls.
 */
export async function loadCallDays(
  orm: Orm,
  { id, timeZone, hours, timeOff }: CallingAdvisor,
  minutesToRespond: number,
): Promise<CallDay[]> {
  const moment = now()
  const earliest = addBusinessMinutes(moment, minutesToRespond, timeZone)
  const booked = await listBookedStarts(orm, id, moment)
  return callDays({ earliest, timeZone, hours: hours ?? defaultCallHours, timeOff: timeOff ?? [], booked })
}

/** Returns the days with the times that a family was shown up to an hour ago. */
export const loadShownCallDays = (orm: Orm, advisor: CallingAdvisor, minutesToRespond: number): Promise<CallDay[]> =>
  loadCallDays(orm, advisor, Math.max(0, minutesToRespond - minutesToBook))

/** Returns the error for a time that isn't free, with the next ones that are. */
export function callUnavailable(days: readonly CallDay[], timeZone: string, pointer: string): HttpError {
  const slots = days.flatMap((day) => day.slots).slice(0, suggestedTimes)
  const free = slots.map(({ startsAt }) => callText({ startsAt, timeZone }))
  return timeUnavailable({ code: 'call-unavailable', title: 'This time for a call is no longer free', pointer }, free)
}
