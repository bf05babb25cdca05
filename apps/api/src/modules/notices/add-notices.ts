import type { emailedNoticeKinds, noticeKinds } from '@pkg/api-client'
import { now, siteTimeZone } from '@pkg/domain'
import { DateTime } from 'luxon'
import type { Orm } from '../../database/database'
import type { Queue } from '../../jobs/queue'
import { insertNotice } from './notice-store'
import { findSettings } from './setting-store'

/** The hour at which a day's notices are emailed, in the site's time zone. */
const digestHour = 8

/** What people are told about. */
interface NewNotice {
  kind: (typeof noticeKinds)[number]
  familyId: string | null
  /** The note, task, offer, conversation, or question. */
  recordId: string
  /** The account of the person who did it, who isn't told. */
  actorId?: string | undefined
}

/**
 * Tells accounts about something, in the product and by email as each person chose. What someone hasn't read yet isn't told again. [WORK-016]
 */
export async function addNotices(
  tx: Orm,
  queue: Queue,
  { kind, familyId, recordId, actorId }: NewNotice,
  accountIds: readonly string[],
): Promise<void> {
  for (const ownerId of new Set(accountIds)) {
    if (ownerId === actorId) continue
    const isNew = await insertNotice(tx, { ownerId, kind, familyId, recordId, actorId: actorId ?? null })
    if (!isNew || !isEmailed(kind)) continue
    const { [kind]: email } = await findSettings(tx, ownerId)
    if (email === 'off') continue
    await queue.add(
      tx,
      'email-notices',
      { accountId: ownerId, when: email },
      email === 'daily' ? nextDigest() : undefined,
    )
  }
}

const isEmailed = (kind: NewNotice['kind']): kind is (typeof emailedNoticeKinds)[number] => kind !== 'offer'

/** Returns when the next digest is sent. */
function nextDigest(): Date {
  const local = DateTime.fromJSDate(now(), { zone: siteTimeZone })
  const today = local.set({ hour: digestHour, minute: 0, second: 0, millisecond: 0 })
  return (today > local ? today : today.plus({ days: 1 })).toJSDate()
}
