import { callDays, defaultCallHours, now } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { addBusinessMinutes, timeZoneOf } from './business-hours'
import { listBookedStartsByAdvisor } from './call-store'
import { listCallHours } from './call-hours-store'

/** An advisor whose next free time is looked for. */
interface Advisor {
  id: string
  /** Two-letter code of the advisor's home. */
  state: string
  isAccepting: boolean
}

/** When an advisor can call next. */
export interface NextFree {
  timeZone: string
  /** ISO 8601. Missing if the advisor accepts no families or has no free time. */
  nextFreeAt?: string
}

/** Returns when each of many advisors can call next, by their ids. */
export async function findNextFree(
  orm: Orm,
  advisors: readonly Advisor[],
  minutesToRespond: number,
): Promise<Map<string, NextFree>> {
  const moment = now()
  const ids = advisors.map(({ id }) => id)
  const hoursById = await listCallHours(orm, ids)
  const bookedById = await listBookedStartsByAdvisor(orm, ids, moment)
  // Most advisors of a time zone have the same hours and no calls, and so the same next time.
  const nextByCalendar = new Map<string, string | undefined>()
  const next = (timeZone: string, id: string): string | undefined => {
    const { hours, timeOff } = hoursById.get(id) ?? { hours: defaultCallHours, timeOff: [] }
    const booked = bookedById.get(id) ?? []
    const key = JSON.stringify([timeZone, hours, timeOff, booked])
    if (!nextByCalendar.has(key)) {
      const earliest = addBusinessMinutes(moment, minutesToRespond, timeZone)
      nextByCalendar.set(key, callDays({ earliest, timeZone, hours, timeOff, booked })[0]?.slots[0]?.startsAt)
    }
    return nextByCalendar.get(key)
  }
  return new Map(
    advisors.map(({ id, state, isAccepting }) => {
      const timeZone = timeZoneOf(state)
      const nextFreeAt = isAccepting ? next(timeZone, id) : undefined
      return [id, { timeZone, ...(nextFreeAt ? { nextFreeAt } : {}) }]
    }),
  )
}
