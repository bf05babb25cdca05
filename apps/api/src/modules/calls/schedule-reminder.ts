import { now } from '@pkg/domain'
import type { Orm } from '../../database/database'
import type { Queue } from '../../jobs/queue'
import type { CallRow } from './call-store'

/** How long before a call a family is reminded, in milliseconds. */
const beforeCall = 2 * 3_600_000

/** Schedules the reminder of a call, two hours before. A call that begins earlier needs none. */
export async function scheduleReminder(tx: Orm, queue: Queue, { id, revision, startsAt }: CallRow): Promise<void> {
  const at = new Date(startsAt.getTime() - beforeCall)
  if (at > now()) await queue.add(tx, 'remind-of-call', { callId: id, revision }, at)
}
