import { createHash, randomBytes } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { partners } from '../../database/schema/tables'

/** A partner without its key, which isn't stored. */
export type PartnerRecord = Omit<typeof partners.$inferSelect, 'keyHash'>

/** The error for a name that an active partner has. */
export class PartnerExistsError extends Error {
  override readonly name = 'PartnerExistsError'
}

/** Creates a partner and returns its key, which can't be read again. @throws {PartnerExistsError} */
export async function createPartner(orm: Orm, partner: { name: string; origins: string[] }): Promise<string> {
  const key = `pk_${randomBytes(24).toString('base64url')}`
  const [created] = await orm
    .insert(partners)
    .values({ ...partner, keyHash: hashKey(key) })
    .onConflictDoNothing()
    .returning({ id: partners.id })
  if (!created) throw new PartnerExistsError(partner.name)
  return key
}

/** Returns all partners by name, active ones first. */
export async function listPartners(orm: Orm): Promise<PartnerRecord[]> {
  const rows = await orm
    .select()
    .from(partners)
    .orderBy(sql`not is_active`, asc(partners.name), asc(partners.createdAt))
  return rows.map(({ keyHash: _, ...partner }) => partner)
}

/** Revokes the key of the active partner with this name. Returns whether there was one. */
export async function revokePartner(orm: Orm, name: string): Promise<boolean> {
  const revoked = await orm
    .update(partners)
    .set({ isActive: false })
    .where(and(eq(partners.name, name), partners.isActive))
    .returning({ id: partners.id })
  return revoked.length > 0
}

/** Returns the partner of a key, revoked or not. */
export async function findPartnerByKey(orm: Orm, key: string): Promise<PartnerRecord | undefined> {
  const [found] = await orm
    .select()
    .from(partners)
    .where(eq(partners.keyHash, hashKey(key)))
  return found
}

/** Returns whether an active partner has this site. */
export async function isPartnerSite(orm: Orm, origin: string): Promise<boolean> {
  const [found] = await orm
    .select({ id: partners.id })
    .from(partners)
    .where(and(partners.isActive, sql`${origin} = any(${partners.origins})`))
    .limit(1)
  return found !== undefined
}

function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** Returns the active partner with the name in a link. */
export async function findActivePartner(
  orm: Orm,
  name: string,
): Promise<{ affiliateId: string; name: string } | undefined> {
  const [partner] = await orm
    .select({ affiliateId: partners.id, name: partners.name })
    .from(partners)
    .where(and(eq(partners.name, name), partners.isActive))
  return partner
}
