import { addDays, nextReminder, siteDay } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Jobs } from '../../../jobs/jobs'
import type { Queue } from '../../../jobs/queue'
import { lockAnyInvoice } from '../invoice-store'
import { emailReminder } from './email-invoice'
import { scheduleReminder } from './schedule-reminder'

/**
 * Reminds a community of an invoice that isn't settled, and schedules the next reminder. While the community disputes it, nothing is sent. One that
 * comes late, after an outage, is sent only if the next one isn't due yet. [WORK-013]
 */
export async function remindOfInvoice(
  tx: Orm,
  queue: Queue,
  { invoiceId, daysAfterDue }: Jobs['remind-of-invoice'],
): Promise<void> {
  const row = await lockAnyInvoice(tx, invoiceId)
  const dueOn = row?.invoice.dueOn
  if (!row || !dueOn) return
  const day = addDays(dueOn, daysAfterDue)
  const isOwed = row.balanceCents > 0 && row.status !== 'disputed'
  // Before it's due and after it, a reminder says something else, so one of the other kind would be wrong.
  const isInTime = daysAfterDue >= 0 || siteDay() <= dueOn
  const next = nextReminder(dueOn, day)
  const isLate = next !== undefined && next.day <= siteDay()
  if (isOwed && isInTime && !isLate) await emailReminder(tx, row, daysAfterDue)
  await scheduleReminder(tx, queue, { id: invoiceId, dueOn }, day)
}
