import { and, eq, isNull } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { leads } from '../../../database/schema/tables'

/** A lead that was just inserted. */
export interface InsertedLead {
  id: string
  communityId: string
}

/** Returns the communities that a family requested itself. */
export async function listReachedIds(tx: Orm, familyId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: leads.communityId })
    .from(leads)
    .where(and(eq(leads.familyId, familyId), isNull(leads.referredById)))
  return rows.map(({ id }) => id)
}

/** Inserts leads. Returns those that the family didn't have yet. */
export async function insertLeads(tx: Orm, newLeads: (typeof leads.$inferInsert)[]): Promise<InsertedLead[]> {
  if (newLeads.length === 0) return []
  return tx
    .insert(leads)
    .values(newLeads)
    .onConflictDoNothing()
    .returning({ id: leads.id, communityId: leads.communityId })
}

/** Marks the leads of a family that an advisor handles as assigned. */
export async function markAdvisorLeadsAssigned(tx: Orm, familyId: string): Promise<void> {
  await tx
    .update(leads)
    .set({ status: 'assigned' })
    .where(and(eq(leads.familyId, familyId), eq(leads.kind, 'advisor')))
}
