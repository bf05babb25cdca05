import type { LeadSource } from '@pkg/domain'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities, invoices, leads, moveIns, releases, tours } from '../../../database/schema/tables'

/** Staff added the lead, neither the family's own request nor a referral did. */
const isOfStaff = and(isNull(leads.actionId), isNull(leads.referredById))

/** Returns the condition on leads that staff added and of which nothing came yet, so they can be removed. [WORK-019] */
export const isRemovableLead = (): SQL<boolean> =>
  sql<boolean>`(${and(
    isOfStaff,
    isNull(leads.handedOverAt),
    sql`not exists (select 1 from ${releases} where ${releases.familyId} = ${leads.familyId}
    and ${releases.recipientKind} = 'community' and ${releases.recipientId} = ${leads.communityId})`,
    sql`not exists (select 1 from ${tours} where ${tours.familyId} = ${leads.familyId}
    and ${tours.communityId} = ${leads.communityId})`,
    sql`not exists (select 1 from ${moveIns} where ${moveIns.familyId} = ${leads.familyId}
    and ${moveIns.communityId} = ${leads.communityId})`,
    sql`not exists (select 1 from ${invoices} where ${invoices.leadId} = ${leads.id})`,
  )})`

/** Returns the communities that a family asks about, oldest request first. */
export function listAskedCommunities(tx: Orm, familyId: string) {
  return tx
    .select({
      leadId: leads.id,
      communityId: leads.communityId,
      name: communities.name,
      isRemovable: isRemovableLead(),
    })
    .from(leads)
    .innerJoin(communities, eq(communities.id, leads.communityId))
    .where(eq(leads.familyId, familyId))
    .orderBy(leads.createdAt, leads.communityId)
}

/** Deletes leads. */
export async function deleteLeads(tx: Orm, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(leads).where(inArray(leads.id, [...ids]))
}

/** Changes the source of the leads that staff added for a family. */
export async function changeSpokenSource(tx: Orm, familyId: string, source: LeadSource): Promise<void> {
  await tx
    .update(leads)
    .set({ source })
    .where(and(eq(leads.familyId, familyId), isOfStaff))
}
