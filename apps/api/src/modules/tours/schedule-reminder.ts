import { addDays, zonedClock } from '@pkg/domain'
import type { Orm } from '../../database/database'
import type { Queue } from '../../jobs/queue'
import type { TourRow } from './tour-store'

/** When reminders are sent, on the community's clocks. */
const reminderTime = '09:00'

/** Schedules the reminder of a tour: on the morning before, in the community's time zone. [FIND-013] */
export async function scheduleReminder(
  tx: Orm,
  queue: Queue,
  { id, revision, date, timeZone }: TourRow,
): Promise<void> {
  const at = zonedClock(timeZone)(addDays(date, -1), reminderTime)
  await queue.add(tx, 'remind-of-tour', { tourId: id, revision }, at)
}
