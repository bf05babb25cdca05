import { isUuid } from '@pkg/domain'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { partners } from '../../database/schema/tables'
import { insertKey } from './partner-key-store'

/** A partner without its keys. */
export type PartnerRecord = typeof partners.$inferSelect

/** The error for a name that an active partner has. */
export class PartnerExistsError extends Error {
  override readonly name = 'PartnerExistsError'
}

/** Creates a partner with a key and returns the key, which can't be read again. @throws {PartnerExistsError} */
export async function createPartner(orm: Orm, partner: { name: string; origins: string[] }): Promise<string> {
  return orm.transaction(async (tx) => {
    const [created] = await tx.insert(partners).values(partner).onConflictDoNothing().returning({ id: partners.id })
    if (!created) throw new PartnerExistsError(partner.name)
    const { key } = await insertKey(tx, created.id)
    return key
  })
}

/** Returns all partners by name, active ones first. */
export const listPartners = (orm: Orm): Promise<PartnerRecord[]> =>
  orm
    .select()
    .from(partners)
    .orderBy(sql`not is_active`, asc(partners.name), asc(partners.createdAt))

/** Stops the active partner with this name, so none of its keys works. Returns whether there was one. */
export async function revokePartner(orm: Orm, name: string): Promise<boolean> {
  const revoked = await orm
    .update(partners)
    .set({ isActive: false })
    .where(and(eq(partners.name, name), partners.isActive))
    .returning({ id: partners.id })
  return revoked.length > 0
}

/** Locks a partner until the transaction ends, so two new keys don't end each other. Returns whether there is one. */
export async function lockPartner(tx: Orm, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const rows = await tx.select({ id: partners.id }).from(partners).where(eq(partners.id, id)).for('update')
  return rows.length > 0
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
