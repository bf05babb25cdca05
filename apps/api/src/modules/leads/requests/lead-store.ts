import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { leads } from '../../../database/schema/tables'

/** A lead that was just inserted. */
export interface InsertedLead {
  id: string
  communityId: string
}

/** Returns the communities that a family requested itself, and not only in a conversation with staff. */
export async function listReachedIds(tx: Orm, familyId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: leads.communityId })
    .from(leads)
    .where(and(eq(leads.familyId, familyId), isNull(leads.referredById), isNotNull(leads.actionId)))
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

/**
 * Links a family's request to leads for the same communities that staff had added after a conversation. Returns them: the family sends its first request for
 * them. [WORK-019]
 */
export async function linkSpokenLeads(
  tx: Orm,
  { familyId, communityIds, actionId }: { familyId: string; communityIds: string[]; actionId: string },
): Promise<InsertedLead[]> {
  return tx
    .update(leads)
    .set({ actionId })
    .where(
      and(
        eq(leads.familyId, familyId),
        inArray(leads.communityId, communityIds),
        isNull(leads.actionId),
        isNull(leads.referredById),
      ),
    )
    .returning({ id: leads.id, communityId: leads.communityId })
}

/** Marks the leads of a family that an advisor handles as assigned. */
export async function markAdvisorLeadsAssigned(tx: Orm, familyId: string): Promise<void> {
  await tx
    .update(leads)
    .set({ status: 'assigned' })
    .where(and(eq(leads.familyId, familyId), eq(leads.kind, 'advisor')))
}
