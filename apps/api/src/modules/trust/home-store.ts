import { now } from '@pkg/domain'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { realEstateLeads, realEstateOffers } from '../../database/schema/tables'

/** Takes a family's homes from a real estate agent, or from all of them, and ends their offers. Returns the ids of the leads. [TRUST-004] */
export async function takeHomes(tx: Orm, familyId: string, agentId?: string): Promise<string[]> {
  const moment = now()
  const isTheirs = agentId ? eq(realEstateLeads.agentId, agentId) : isNotNull(realEstateLeads.agentId)
  const taken = await tx
    .update(realEstateLeads)
    .set({ agentId: null, changedAt: moment })
    .where(and(eq(realEstateLeads.familyId, familyId), isTheirs))
    .returning({ id: realEstateLeads.id })
  const ids = taken.map(({ id }) => id)
  await endHomeOffers(tx, ids, moment)
  return ids
}

/** Ends the pending and accepted offers of real estate leads, because they're no longer the agents'. */
export async function endHomeOffers(tx: Orm, leadIds: string[], moment: Date): Promise<void> {
  await tx
    .update(realEstateOffers)
    .set({ status: 'revoked', resolvedAt: moment })
    .where(and(inArray(realEstateOffers.leadId, leadIds), inArray(realEstateOffers.status, ['offered', 'claimed'])))
}
