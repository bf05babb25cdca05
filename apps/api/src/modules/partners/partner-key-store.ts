import { createHash, randomBytes } from 'node:crypto'
import { now } from '@pkg/domain'
import { and, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { partnerKeys, partners } from '../../database/schema/tables'

const hourInMilliseconds = 3_600_000
const dayInMilliseconds = 24 * hourInMilliseconds

/** Creates a key and returns it. Only its hash is stored, so it can't be read again. */
export async function insertKey(tx: Orm, partnerId: string, createdBy?: string): Promise<{ id: string; key: string }> {
  const key = `pk_${randomBytes(24).toString('base64url')}`
  const [row] = await tx
    .insert(partnerKeys)
    .values({ partnerId, keyHash: hashKey(key), createdBy })
    .returning({ id: partnerKeys.id })
  if (!row) throw new Error('The key was not saved')
  return { id: row.id, key }
}

/** Lets the other keys of a partner end after some days. Those that end earlier anyway stay as they are. */
export async function endKeysAfter(tx: Orm, partnerId: string, days: number): Promise<void> {
  const endsAt = new Date(now().getTime() + days * dayInMilliseconds)
  await tx
    .update(partnerKeys)
    .set({ endsAt })
    .where(and(eq(partnerKeys.partnerId, partnerId), or(isNull(partnerKeys.endsAt), gt(partnerKeys.endsAt, endsAt))))
}

/** Ends a key of a partner. Returns whether there is one. One that ended earlier is unchanged. */
export async function endKey(tx: Orm, partnerId: string, id: string): Promise<boolean> {
  const ended = await tx
    .update(partnerKeys)
    .set({ endsAt: sql`least(${partnerKeys.endsAt}, ${now().toISOString()}::timestamptz)` })
    .where(and(eq(partnerKeys.partnerId, partnerId), eq(partnerKeys.id, id)))
    .returning({ id: partnerKeys.id })
  return ended.length > 0
}

/** The partner of a key, and whether the key works. */
export interface KeyHolder {
  id: string
  name: string
  origins: string[]
  keyId: string
  /** Whether the key hasn't ended and its partner is active. */
  isWorking: boolean
}

/** Returns the partner of a key, also of one that ended. */
export async function findPartnerByKey(orm: Orm, key: string): Promise<KeyHolder | undefined> {
  const [found] = await orm
    .select({
      id: partners.id,
      name: partners.name,
      origins: partners.origins,
      keyId: partnerKeys.id,
      isWorking: sql<boolean>`${partners.isActive} and ${isWorkingKey()}`,
    })
    .from(partnerKeys)
    .innerJoin(partners, eq(partners.id, partnerKeys.partnerId))
    .where(eq(partnerKeys.keyHash, hashKey(key)))
  return found
}

/** Returns the condition on keys that haven't ended. */
export const isWorkingKey = (): SQL =>
  sql`(${partnerKeys.endsAt} is null or ${partnerKeys.endsAt} > ${now().toISOString()}::timestamptz)`

/** Records that a key was used, at most once an hour. */
export async function recordUse(orm: Orm, id: string): Promise<void> {
  const hourAgo = new Date(now().getTime() - hourInMilliseconds)
  await orm
    .update(partnerKeys)
    .set({ lastUsedAt: now() })
    .where(and(eq(partnerKeys.id, id), or(isNull(partnerKeys.lastUsedAt), lt(partnerKeys.lastUsedAt, hourAgo))))
}

function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
