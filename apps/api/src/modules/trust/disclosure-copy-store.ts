import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { communities, disclosureCopies, leads } from '../../database/schema/tables'

/** A copy of an acknowledged disclosure that we sent to a community. */
export type DisclosureCopyRow = typeof disclosureCopies.$inferSelect

/** A community that receives a copy. */
export interface CopyRecipient {
  id: string
  name: string
  state: string
}

/** Returns a community if the family has a lead for it. */
export async function findRequestedCommunity(
  tx: Orm,
  familyId: string,
  communityId: string,
): Promise<CopyRecipient | undefined> {
  const [community] = await tx
    .select({ id: communities.id, name: communities.name, state: communities.state })
    .from(leads)
    .innerJoin(communities, eq(communities.id, leads.communityId))
    .where(and(eq(leads.familyId, familyId), eq(leads.communityId, communityId)))
  return community
}

/** Inserts a copy. Returns undefined if the community already has it. */
export async function insertCopy(
  tx: Orm,
  copy: { familyId: string; communityId: string; consentId: string },
): Promise<DisclosureCopyRow | undefined> {
  const [inserted] = await tx.insert(disclosureCopies).values(copy).onConflictDoNothing().returning()
  return inserted
}

/** Returns the copy that a community has of a consent. */
export async function findCopy(
  tx: Orm,
  { familyId, communityId, consentId }: { familyId: string; communityId: string; consentId: string },
): Promise<DisclosureCopyRow | undefined> {
  const [copy] = await tx
    .select()
    .from(disclosureCopies)
    .where(
      and(
        eq(disclosureCopies.familyId, familyId),
        eq(disclosureCopies.communityId, communityId),
        eq(disclosureCopies.consentId, consentId),
      ),
    )
  return copy
}
