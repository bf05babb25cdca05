import { emailedNoticeKinds, type NewNoticeSettings, type NoticeSettings } from '@pkg/api-client'
import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { noticeSettings } from '../../database/schema/tables'

/** What someone who chose nothing gets: mentions immediately, and everything else once a day. */
const defaults: NoticeSettings = { mention: 'now', task: 'daily', message: 'daily', question: 'daily' }

/** Returns when each kind of notice is emailed to a person. */
export async function findSettings(orm: Orm, ownerId: string): Promise<NoticeSettings> {
  const rows = await orm.select().from(noticeSettings).where(eq(noticeSettings.ownerId, ownerId))
  return { ...defaults, ...Object.fromEntries(rows.map(({ kind, email }) => [kind, email])) }
}

/** Saves when each kind of notice is emailed to a person. Kinds that are missing stay as they are. */
export async function saveSettings(tx: Orm, ownerId: string, settings: NewNoticeSettings): Promise<void> {
  const chosen = emailedNoticeKinds.flatMap((kind) => {
    const email = settings[kind]
    return email === undefined ? [] : [{ ownerId, kind, email }]
  })
  await tx
    .insert(noticeSettings)
    .values(chosen)
    .onConflictDoUpdate({
      target: [noticeSettings.ownerId, noticeSettings.kind],
      set: { email: sql`excluded.email` },
    })
}
