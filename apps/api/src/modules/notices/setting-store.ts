import { emailedNoticeKinds, type NoticeSettings } from '@pkg/api-client'
import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { noticeSettings } from '../../database/schema/tables'

/** What someone who chose nothing gets: mentions immediately, and everything else once a day. */
const defaults: NoticeSettings = { mention: 'now', task: 'daily', message: 'daily' }

/** Returns when each kind of notice is emailed to a person. */
export async function findSettings(orm: Orm, ownerId: string): Promise<NoticeSettings> {
  const rows = await orm.select().from(noticeSettings).where(eq(noticeSettings.ownerId, ownerId))
  return { ...defaults, ...Object.fromEntries(rows.map(({ kind, email }) => [kind, email])) }
}

/** Saves when each kind of notice is emailed to a person. */
export async function saveSettings(tx: Orm, ownerId: string, settings: NoticeSettings): Promise<void> {
  await tx
    .insert(noticeSettings)
    .values(emailedNoticeKinds.map((kind) => ({ ownerId, kind, email: settings[kind] })))
    .onConflictDoUpdate({
      target: [noticeSettings.ownerId, noticeSettings.kind],
      set: { email: sql`excluded.email` },
    })
}
