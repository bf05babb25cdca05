import { addDays, siteDay } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { queueMessage } from '../messaging'
import { listReachableAccounts, takeReminders } from './document-reminder-store'
import { paperExpiring } from './messages'

/** How many days before the last day of a paper its owner is reminded, the last reminder first. [WORK-012] */
const reminderDays = [7, 30, 60] as const

/**
 * Returns which reminder of a paper is over on the day that its last day is stated, or null if all are still to come. The person who states the day
 * knows it, so no reminder of it follows within the hour.
 */
export function latestReminder(validUntil: string | null | undefined): number | null {
  if (!validUntil) return null
  return reminderDays.find((days) => validUntil <= addDays(siteDay(), days)) ?? null
}

/**
 * Emails advisors and real estate agents whose papers expire in 60, 30, or 7 days. After an outage, only the reminder that is due last is sent. Several
 * processes may do this at the same time: an update takes each reminder once. Resolves to whether it emailed anyone. [WORK-012]
 */
export function remindOfPapers(orm: Orm, moment: Date): Promise<boolean> {
  const today = siteDay(moment)
  return orm.transaction(async (tx) => {
    let hasSent = false
    for (const days of reminderDays) {
      for (const { agentId, kind, validUntil } of await takeReminders(tx, today, days)) {
        if (!validUntil) continue
        for (const { id, email } of await listReachableAccounts(tx, agentId)) {
          if (!email) continue
          const content = paperExpiring({ kind, validUntil })
          await queueMessage(tx, { userId: id, channel: 'email', recipient: email, content })
          hasSent = true
        }
      }
    }
    return hasSent
  })
}
