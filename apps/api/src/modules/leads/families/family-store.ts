import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { families } from '../../../database/schema/tables'

/** A row of the families table. */
export type FamilyRow = typeof families.$inferSelect

/** Locks a family until the transaction ends. */
export async function lockFamily(tx: Orm, id: string): Promise<FamilyRow | undefined> {
  const [family] = await tx.select().from(families).where(eq(families.id, id)).for('update')
  return family
}

/** Locks a family against changes until the transaction ends. Others can still read it and lock it in the same way. */
export async function lockFamilyForReading(tx: Orm, id: string): Promise<void> {
  await tx.select({ id: families.id }).from(families).where(eq(families.id, id)).for('share')
}

/** Locks families until the transaction ends, always in the same order, so two transactions can't wait for each other. */
export function lockFamilies(tx: Orm, ids: string[]): Promise<FamilyRow[]> {
  return tx.select().from(families).where(inArray(families.id, ids)).orderBy(families.id).for('update')
}

/**
 * Locks the family with an email address, or without one, the family with a phone number. Contact info of a merged family leads to the
 * remaining one.
 */
export async function lockFamilyByContact(
  tx: Orm,
  { email, phone }: { email: string | undefined; phone: string | undefined },
): Promise<FamilyRow | undefined> {
  if (email) {
    const [family] = await tx.select().from(families).where(eq(families.email, email)).for('update')
    return family?.mergedIntoId ? lockFamily(tx, family.mergedIntoId) : family
  }
  if (!phone) return undefined
  const [family] = await tx
    .select()
    .from(families)
    .where(eq(families.phone, phone))
    .orderBy(sql`${families.mergedIntoId} nulls first`)
    .limit(1)
    .for('update')
  return family?.mergedIntoId ? lockFamily(tx, family.mergedIntoId) : family
}

/** Inserts a family. Adds the answers to the existing family if another request inserted its email address meanwhile. */
export async function insertFamily(tx: Orm, family: typeof families.$inferInsert) {
  const [saved] = await tx
    .insert(families)
    .values(family)
    .onConflictDoUpdate({ target: families.email, set: { answers: sql`${families.answers} || excluded.answers` } })
    .returning({
      id: families.id,
      name: families.name,
      email: families.email,
      phone: families.phone,
      isNew: sql<boolean>`xmax = 0`,
    })
  if (!saved) throw new Error('The family was neither inserted nor found')
  return saved
}

/** Updates a family. */
export async function updateFamily(tx: Orm, id: string, changes: Partial<typeof families.$inferInsert>): Promise<void> {
  await tx.update(families).set(changes).where(eq(families.id, id))
}

/** Counts a change of what belongs to a family, so no one overwrites it without knowing. [WORK-005] */
export async function countChange(tx: Orm, id: string): Promise<void> {
  await tx
    .update(families)
    .set({ version: sql`${families.version}` })
    .where(eq(families.id, id))
}

/** Returns whether another family has an email address. */
export async function isEmailOfOther(tx: Orm, email: string, id: string): Promise<boolean> {
  const [other] = await tx
    .select({ id: families.id })
    .from(families)
    .where(and(eq(families.email, email), ne(families.id, id)))
  return other !== undefined
}

/** Removes an advisor from a family. Returns whether the family was assigned to them. */
export async function unassignAdvisor(tx: Orm, id: string, agentId: string): Promise<boolean> {
  const [freed] = await tx
    .update(families)
    .set({ agentId: null })
    .where(and(eq(families.id, id), eq(families.agentId, agentId)))
    .returning({ id: families.id })
  return freed !== undefined
}
