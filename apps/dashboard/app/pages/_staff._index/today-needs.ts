import type { Client } from '@pkg/api-client'
import type { StaffUser } from '~/site/server/staff'
import type { RequestClock } from '~/site/server/times'

/** What the loaders of the parts of Today need. */
export interface TodayNeeds {
  request: Request
  api: Client
  user: StaffUser
  clock: RequestClock
}

/** Returns the first moments of today, tomorrow, and the day after, by the person's clock, as ISO 8601 in UTC. */
export function dayStarts({ now, zone }: RequestClock): { today: string; tomorrow: string; dayAfter: string } {
  const day = now.setZone(zone).startOf('day')
  const startIn = (days: number) => day.plus({ days }).toUTC().toISO() ?? ''
  return { today: startIn(0), tomorrow: startIn(1), dayAfter: startIn(2) }
}
