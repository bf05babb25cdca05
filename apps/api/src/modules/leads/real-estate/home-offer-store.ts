import { isUuid, now } from '@pkg/domain'
import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { families, realEstateLeads, realEstateOffers } from '../../../database/schema/tables'

/** A row of the table of homes' offers. */
export type HomeOfferRow = typeof realEstateOffers.$inferSelect

/** Returns a real estate lead without an agent, unless its family was erased or merged into another. */
export async function findUnassignedLead(tx: Orm, id: string) {
  const [row] = await tx
    .select({ lead: realEstateLeads })
    .from(realEstateLeads)
    .innerJoin(families, eq(families.id, realEstateLeads.familyId))
    .where(and(eq(realEstateLeads.id, id), isNull(realEstateLeads.agentId), isNull(families.erasedAt)))
  return row?.lead
}

/** Returns a real estate lead. @throws when it doesn't exist */
export async function requireLead(tx: Orm, id: string) {
  const [lead] = await tx.select().from(realEstateLeads).where(eq(realEstateLeads.id, id))
  if (!lead) throw new Error('The real estate lead of an offer no longer exists')
  return lead
}

/** Offers a home to an agent, again if an admin chose one who was offered it before. Returns the id of the offer. */
export async function saveHomeOffer(tx: Orm, offer: { leadId: string; agentId: string; dueAt: Date }): Promise<string> {
  const fresh = { ...offer, status: 'offered' as const, reason: null, offeredAt: now(), resolvedAt: null }
  const [saved] = await tx
    .insert(realEstateOffers)
    .values(fresh)
    .onConflictDoUpdate({ target: [realEstateOffers.leadId, realEstateOffers.agentId], set: fresh })
    .returning({ id: realEstateOffers.id })
  if (!saved) throw new Error('The offer was not saved')
  return saved.id
}

/** Returns the offer of a home to an agent, whatever its status. */
export async function findHomeOffer(tx: Orm, leadId: string, agentId: string): Promise<HomeOfferRow | undefined> {
  if (!isUuid(leadId)) return undefined
  const [offer] = await tx
    .select()
    .from(realEstateOffers)
    .where(and(eq(realEstateOffers.leadId, leadId), eq(realEstateOffers.agentId, agentId)))
  return offer
}

/** Accepts or declines a pending offer. Returns undefined if it isn't pending. */
export async function resolveHomeOffer(
  tx: Orm,
  id: string,
  outcome: { status: 'claimed' } | { status: 'declined'; reason: string },
): Promise<HomeOfferRow | undefined> {
  const [resolved] = await tx
    .update(realEstateOffers)
    .set({ ...outcome, resolvedAt: now() })
    .where(and(eq(realEstateOffers.id, id), eq(realEstateOffers.status, 'offered')))
    .returning()
  return resolved
}

/** Ends a pending offer whose time is up. Returns undefined if it isn't pending or has time left. */
export async function endDueHomeOffer(tx: Orm, id: string): Promise<HomeOfferRow | undefined> {
  const [ended] = await tx
    .update(realEstateOffers)
    .set({ status: 'timed-out', resolvedAt: now() })
    .where(and(eq(realEstateOffers.id, id), eq(realEstateOffers.status, 'offered'), lte(realEstateOffers.dueAt, now())))
    .returning()
  return ended
}
