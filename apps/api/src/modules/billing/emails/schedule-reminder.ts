import { type CalendarDay, nextReminder, siteTimeZone, zonedClock } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Queue } from '../../../jobs/queue'

/** When reminders are sent, on the site's clocks. */
const reminderTime = '09:00'

/** Schedules the first reminder of an invoice after a day, if one is left. [WORK-013] */
export async function scheduleReminder(
  tx: Orm,
  queue: Queue,
  { id, dueOn }: { id: string; dueOn: CalendarDay },
  after: CalendarDay,
): Promise<void> {
  const reminder = nextReminder(dueOn, after)
  if (!reminder) return
  const { day, daysAfterDue } = reminder
  await queue.add(tx, 'remind-of-invoice', { invoiceId: id, daysAfterDue }, zonedClock(siteTimeZone)(day, reminderTime))
}
