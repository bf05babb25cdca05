import { and, eq, isNull } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { leads } from '../../database/schema/tables'

/** Withdraws a family's requests that wait for its answer to a disclosure: no team gets them anymore, and no advisor steps in. [TRUST-004] */
export async function withdrawHeldLeads(tx: Orm, familyId: string, at: Date): Promise<void> {
  await tx
    .update(leads)
    .set({ handedOverAt: at })
    .where(
      and(eq(leads.familyId, familyId), eq(leads.kind, 'direct'), eq(leads.status, 'new'), isNull(leads.handedOverAt)),
    )
}
