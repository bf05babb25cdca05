import { now } from '@pkg/domain'
import { and, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import type { OneTimeTokenKind } from '../../../database/schema/accounts'
import { oneTimeTokens } from '../../../database/schema/tables'

/** A stored code or link. */
export type OneTimeToken = typeof oneTimeTokens.$inferSelect

/** A kind of token that a person types. */
export type CodeKind = 'code' | 'privacy-code'

/** What identifies a code. */
interface CodeKey {
  id: string
  kind: CodeKind
}

/** Inserts a token. */
export async function insertToken(tx: Orm, token: typeof oneTimeTokens.$inferInsert): Promise<OneTimeToken> {
  const [inserted] = await tx.insert(oneTimeTokens).values(token).returning()
  if (!inserted) throw new Error("A one-time token couldn't be saved")
  return inserted
}

/** Returns the token with this hash, used and expired ones included. */
export async function findToken(
  orm: Orm,
  hash: string,
  kinds: readonly OneTimeTokenKind[],
): Promise<OneTimeToken | undefined> {
  const [token] = await orm
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.hash, hash), inArray(oneTimeTokens.kind, [...kinds])))
  return token
}

/** Marks a token as used. Returns undefined if another request used it first, or replaced a code's hash. */
export async function markTokenUsed(
  orm: Orm,
  { id, hash }: Pick<OneTimeToken, 'id' | 'hash'>,
): Promise<OneTimeToken | undefined> {
  const [used] = await orm
    .update(oneTimeTokens)
    .set({ usedAt: now() })
    .where(and(eq(oneTimeTokens.id, id), isNull(oneTimeTokens.usedAt), eq(oneTimeTokens.hash, hash)))
    .returning()
  return used
}

/** Ends the unused tokens of a kind for a contact: all of them, or those of one requester (`null` for tokens that no one requested). */
export async function endTokens(
  tx: Orm,
  kind: OneTimeTokenKind,
  contact: string,
  requester?: string | null,
): Promise<void> {
  await tx
    .update(oneTimeTokens)
    .set({ usedAt: now() })
    .where(
      and(
        eq(oneTimeTokens.contact, contact),
        eq(oneTimeTokens.kind, kind),
        isNull(oneTimeTokens.usedAt),
        requester === undefined ? undefined : sql`${oneTimeTokens.requester} is not distinct from ${requester}`,
      ),
    )
}

/** Returns whether someone other than the requester has an open token of a kind for a contact. */
export async function hasOthersTokens(
  tx: Orm,
  { kind, contact, requester }: Pick<OneTimeToken, 'kind' | 'contact' | 'requester'>,
): Promise<boolean> {
  const [found] = await tx
    .select({ id: oneTimeTokens.id })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.contact, contact),
        eq(oneTimeTokens.kind, kind),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now()),
        sql`${oneTimeTokens.requester} is distinct from ${requester}`,
      ),
    )
    .limit(1)
  return found !== undefined
}

/** Returns a code that can still be used, locked until the transaction ends. */
export async function lockOpenCode(tx: Orm, key: CodeKey, maxAttempts: number): Promise<OneTimeToken | undefined> {
  const [code] = await tx.select().from(oneTimeTokens).where(isOpenCode(key, maxAttempts)).for('update')
  return code
}

/** Counts an attempt to enter a code that can still be used, and returns the code. */
export async function countCodeAttempt(orm: Orm, key: CodeKey, maxAttempts: number): Promise<OneTimeToken | undefined> {
  const [code] = await orm
    .update(oneTimeTokens)
    .set({ attempts: sql`${oneTimeTokens.attempts} + 1` })
    .where(isOpenCode(key, maxAttempts))
    .returning()
  return code
}

/** Replaces the hash of a code, and counts it as sent again. Wrong attempts stay counted. */
export async function replaceCode(
  tx: Orm,
  id: string,
  changes: Pick<OneTimeToken, 'hash' | 'sends' | 'expiresAt'>,
): Promise<OneTimeToken | undefined> {
  const [code] = await tx
    .update(oneTimeTokens)
    .set({ ...changes, sentAt: now() })
    .where(eq(oneTimeTokens.id, id))
    .returning()
  return code
}

/** Returns the valid first factor that a browser showed for an account. */
export async function findFirstFactorToken(orm: Orm, hash: string, userId: string): Promise<OneTimeToken | undefined> {
  const [token] = await orm
    .select()
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.hash, hash),
        eq(oneTimeTokens.kind, 'first-factor'),
        eq(oneTimeTokens.userId, userId),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now()),
      ),
    )
  return token
}

/** Deletes all saved first factors of an account. */
export async function deleteFirstFactorTokens(tx: Orm, userId: string): Promise<void> {
  await tx.delete(oneTimeTokens).where(and(eq(oneTimeTokens.kind, 'first-factor'), eq(oneTimeTokens.userId, userId)))
}

/** Deletes all tokens that expired before a time. */
export async function deleteTokensExpiredBefore(orm: Orm, time: Date): Promise<void> {
  await orm.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, time))
}

function isOpenCode({ id, kind }: CodeKey, maxAttempts: number): SQL | undefined {
  return and(
    eq(oneTimeTokens.id, id),
    eq(oneTimeTokens.kind, kind),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now()),
    lt(oneTimeTokens.attempts, maxAttempts),
  )
}
