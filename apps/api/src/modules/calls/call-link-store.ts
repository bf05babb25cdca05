import { now } from '@pkg/domain'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { callLinks } from '../../database/schema/tables'
import { hashToken } from '../../http/token-hash'
import { createLinkToken } from '../bookings'

/** Creates a link that opens one call without an account. Returns its token and stores only the hash. */
export async function createCallLink(tx: Orm, { id, endsAt }: { id: string; endsAt: Date }): Promise<string> {
  const { token, tokenHash, expiresAt } = createLinkToken({ endsAt })
  await tx.insert(callLinks).values({ tokenHash, callId: id, expiresAt })
  return token
}

/** Returns whether a token opens a call. */
export async function isCallLink(orm: Orm, callId: string, token: string): Promise<boolean> {
  const isOfToken = and(eq(callLinks.tokenHash, hashToken(token)), eq(callLinks.callId, callId))
  const [link] = await orm
    .select({ callId: callLinks.callId })
    .from(callLinks)
    .where(and(isOfToken, gt(callLinks.expiresAt, now())))
  return link !== undefined
}

/** Deletes links that expired before a time. */
export async function deleteCallLinksBefore(orm: Orm, time: Date): Promise<void> {
  await orm.delete(callLinks).where(lt(callLinks.expiresAt, time))
}
