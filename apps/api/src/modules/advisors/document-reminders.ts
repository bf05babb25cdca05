import { addDays, siteDay } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { queueMessage } from '../messaging'
import { listReachableAccounts, takeLicenseReminders, takeReminders } from './document-reminder-store'
import { licenseExpiring, paperExpiring } from './messages'

/** How many days before the last day of a paper or a license its owner is reminded, the last reminder first. [WORK-012] */
const reminderDays = [7, 30, 60] as const

/**
 * Returns which reminder of a paper or a license is over on the day that its last day is stated, or null if all are still to come. The person who states the day
 * knows it, so no reminder of it follows within the hour.
 */
export function latestReminder(validUntil: string | null | undefined): number | null {
  if (!validUntil) return null
  return reminderDays.find((days) => validUntil <= addDays(siteDay(), days)) ?? null
}

/**
 * Emails advisors and real estate agents whose papers or licenses expire in 60, 30, or 7 days. After an outage, only the reminder that is due last is
 * sent. Several processes may do this at the same time: an update takes each reminder once. Resolves to whether it emailed anyone. [WORK-012, DASH-016]
 */
export function remindOfPapers(orm: Orm, moment: Date): Promise<boolean> {
  const today = siteDay(moment)
  return orm.transaction(async (tx) => {
    let hasSent = false
    for (const days of reminderDays) {
      for (const { agentId, content } of await takeExpiring(tx, today, days)) {
        for (const { id, email } of await listReachableAccounts(tx, agentId)) {
          if (!email) continue
          await queueMessage(tx, { userId: id, channel: 'email', recipient: email, content })
          hasSent = true
        }
      }
    }
    return hasSent
  })
}

/** Takes the reminders that are due some days before a last day. */
async function takeExpiring(tx: Orm, today: string, days: number) {
  const papers = await takeReminders(tx, today, days)
  const licenses = await takeLicenseReminders(tx, today, days)
  return [
    ...papers.map(({ agentId, kind, validUntil }) => ({ agentId, content: paperExpiring(kind, validUntil) })),
    ...licenses.map(({ agentId, ...license }) => ({ agentId, content: licenseExpiring(license) })),
  ]
}
