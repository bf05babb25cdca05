import { emailedNoticeKinds, type Notice, type NoticeSettings } from '@pkg/api-client'
import { now } from '@pkg/domain'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { notices, users } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { noticeRows, ownNotices, toNotice } from './notice-store'
import { findSettings } from './setting-store'

/** Notices to email to a person. */
export interface EmailedNotice {
  recipient: string
  notices: Notice[]
}

/** The most notices that one email names. */
const mostNamed = 20

/**
 * Returns what to email to a person, oldest first: unread notices of the kinds that the person wants now or once a day, about families and questions that they see.
 * Undefined if there's nothing, or the account has no address or is disabled. [WORK-016]
 */
export async function listDueNotices(
  tx: Orm,
  person: Person,
  when: Exclude<NoticeSettings['mention'], 'off'>,
): Promise<EmailedNotice | undefined> {
  const { userId } = person
  if (!userId) return undefined
  const [account] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  const settings = await findSettings(tx, userId)
  const kinds = emailedNoticeKinds.filter((kind) => settings[kind] === when)
  if (!account?.email || kinds.length === 0) return undefined
  const rows = await noticeRows(tx)
    .where(and(ownNotices(person), inArray(notices.kind, kinds), isNull(notices.readAt), isNull(notices.emailedAt)))
    .orderBy(notices.at, notices.id)
    .limit(mostNamed)
  return rows.length > 0 ? { recipient: account.email, notices: rows.map(toNotice) } : undefined
}

/** Notes that an email had notices. */
export async function markEmailed(tx: Orm, ids: string[]): Promise<void> {
  await tx.update(notices).set({ emailedAt: now() }).where(inArray(notices.id, ids))
}
