import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { communities, consents, disclosureCopies, families, leads } from '../../database/schema/tables'
import { cancelOpenTasks } from '../tasks'

/** Locks the lead of a family for a community, and returns it with the community's referral fee and time zone. */
export async function lockLead(tx: Orm, familyId: string, communityId: string) {
  const [row] = await tx
    .select({
      lead: leads,
      feePercent: sql<number>`(${communities.record}->>'feePercent')::real`,
      timeZone: sql<string>`${communities.record}->>'timeZone'`,
    })
    .from(leads)
    .innerJoin(communities, eq(communities.id, leads.communityId))
    .where(and(eq(leads.familyId, familyId), eq(leads.communityId, communityId)))
    .for('update')
  return row
}

/** Records the move-in date of a lead, moves its family to the stage "Moved in", and cancels what was left to do for it. [WORK-007] */
export async function saveMoveIn(
  tx: Orm,
  { leadId, familyId, movedInOn }: { leadId: string; familyId: string; movedInOn: string },
): Promise<void> {
  await tx.update(leads).set({ movedInOn }).where(eq(leads.id, leadId))
  await tx
    .update(families)
    .set({ stage: 'moved-in', closedReason: null, closedNote: null, pausedUntil: null })
    .where(eq(families.id, familyId))
  await cancelOpenTasks(tx, familyId)
}

/** Returns whether a community has a copy of a state's disclosure that the family acknowledged. [TRUST-015] */
export async function hasDisclosureCopy(
  tx: Orm,
  { familyId, communityId }: { familyId: string; communityId: string },
  state: string,
): Promise<boolean> {
  const [copy] = await tx
    .select({ id: disclosureCopies.id })
    .from(disclosureCopies)
    .innerJoin(consents, eq(consents.id, disclosureCopies.consentId))
    .where(
      and(
        eq(disclosureCopies.familyId, familyId),
        eq(disclosureCopies.communityId, communityId),
        eq(consents.state, state),
      ),
    )
    .limit(1)
  return copy !== undefined
}
