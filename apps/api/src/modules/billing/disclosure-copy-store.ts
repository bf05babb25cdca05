import { and, eq } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { consents, disclosureCopies } from '../../database/schema/tables'

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
