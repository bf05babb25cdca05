import { createHash, randomBytes } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { partners } from '../../database/schema/tables'

/** A partner team with everything but its key, which nobody keeps. */
export type PartnerRecord = Omit<typeof partners.$inferSelect, 'keyHash'>

/** There is a partner of this name already, and it is active. */
export class PartnerExistsError extends Error {
  override readonly name = 'PartnerExistsError'
}

/** Makes a partner and gives its key, this one time. @throws {PartnerExistsError} */
export async function createPartner(orm: Orm, partner: { name: string; origins: string[] }): Promise<string> {
  const key = `pk_${randomBytes(24).toString('base64url')}`
  const [made] = await orm
    .insert(partners)
    .values({ ...partner, keyHash: hashOf(key) })
    .onConflictDoNothing()
    .returning({ id: partners.id })
  if (!made) throw new PartnerExistsError(partner.name)
  return key
}

/** All partners, by name, the active ones first. */
export async function listPartners(orm: Orm): Promise<PartnerRecord[]> {
  const rows = await orm
    .select()
    .from(partners)
    .orderBy(sql`not is_active`, asc(partners.name), asc(partners.createdAt))
  return rows.map(({ keyHash: _, ...partner }) => partner)
}

/** Takes the key of the active partner of this name out of use. Gives whether there was one. */
export async function revokePartner(orm: Orm, name: string): Promise<boolean> {
  const revoked = await orm
    .update(partners)
    .set({ isActive: false })
    .where(and(eq(partners.name, name), partners.isActive))
    .returning({ id: partners.id })
  return revoked.length > 0
}

/** The partner that a key was made for, revoked or not. */
export async function partnerOfKey(orm: Orm, key: string): Promise<PartnerRecord | undefined> {
  const [found] = await orm
    .select()
    .from(partners)
    .where(eq(partners.keyHash, hashOf(key)))
  return found
}

/** Whether pages of this site may use the key of any partner. */
export async function isPartnerSite(orm: Orm, origin: string): Promise<boolean> {
  const [found] = await orm
    .select({ id: partners.id })
    .from(partners)
    .where(and(partners.isActive, sql`${origin} = any(${partners.origins})`))
    .limit(1)
  return found !== undefined
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** Returns the active partner of this name, as links name it. */
export async function activePartner(
  orm: Orm,
  name: string,
): Promise<{ affiliateId: string; name: string } | undefined> {
  const [partner] = await orm
    .select({ affiliateId: partners.id, name: partners.name })
    .from(partners)
    .where(and(eq(partners.name, name), partners.isActive))
  return partner
}
