import { randomUUID } from 'node:crypto'
import type { endpoints, Offer, QueryOf } from '@pkg/api-client'
import { isUuid, now, type OfferReasons } from '@pkg/domain'
import { and, count, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { agentOptions, families, leads, offers, uuidActions } from '../../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder } from '../../../http/lists/list-query'
import type { Person } from '../../../http/person'

/** A row of the offers table. */
export type OfferRow = typeof offers.$inferSelect

/** An offer with the name of its family. */
export type NamedOffer = Awaited<ReturnType<typeof listRows>>[number]

type OfferQuery = QueryOf<typeof endpoints.offers.list>

/** What offers are sorted and filtered by. The family's name isn't, because an offer that ended doesn't have it. [TRUST-004] */
const columns: ListColumns = {
  offeredAt: offers.offeredAt,
  dueAt: offers.dueAt,
  resolvedAt: offers.resolvedAt,
  status: offers.status,
  client: offers.familyId,
  agent: offers.agentId,
}

/** Returns a page of the offers that a person may see, by default newest first. */
export async function listOffers(orm: Orm, query: OfferQuery, person: Person, page: { size: number; offset: number }) {
  const where = and(isVisibleTo(person), filterCondition(query, columns))
  const [found] = await orm.select({ total: count() }).from(offers).where(where)
  return { items: (await listRows(orm, where, page, query)).map(toOffer), total: found?.total ?? 0 }
}

/** Returns an offer that a person may see. */
export async function findOffer(tx: Orm, id: string, person: Person): Promise<NamedOffer | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await listRows(tx, and(eq(offers.id, id), isVisibleTo(person)), { size: 1, offset: 0 })
  return row
}

/** Inserts an offer. Returns its id. */
export async function insertOffer(tx: Orm, offer: typeof offers.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(offers).values(offer).returning({ id: offers.id })
  if (!inserted) throw new Error('The offer was not saved')
  return inserted.id
}

/** Returns the pending offer to a family's advisor, if a later request than that of a lead made it. */
export async function findLaterOffer(
  tx: Orm,
  family: { id: string; agentId: string | null },
  { leadId, requestId }: { leadId: string; requestId: string },
): Promise<OfferRow | undefined> {
  if (!family.agentId) return undefined
  const [found] = await tx
    .select({ offer: offers })
    .from(offers)
    .innerJoin(leads, eq(leads.id, leadId))
    .innerJoin(uuidActions, eq(uuidActions.id, leads.actionId))
    .where(
      and(
        eq(offers.familyId, family.id),
        eq(offers.agentId, family.agentId),
        eq(offers.status, 'offered'),
        ne(offers.requestId, requestId),
        gt(offers.dueAt, now()),
        gt(offers.offeredAt, sql`coalesce(${uuidActions.completedAt}, ${uuidActions.createdAt})`),
      ),
    )
    .orderBy(desc(offers.offeredAt))
    .limit(1)
  return found?.offer
}

/** Accepts the pending offer of a family to an advisor. Returns undefined if there is none. */
export async function markClaimed(
  tx: Orm,
  { familyId, agentId, moment }: { familyId: string; agentId: string; moment: Date },
): Promise<OfferRow | undefined> {
  const [claimed] = await tx
    .update(offers)
    .set({ status: 'claimed', resolvedAt: moment })
    .where(and(eq(offers.familyId, familyId), eq(offers.agentId, agentId), eq(offers.status, 'offered')))
    .returning()
  return claimed
}

/** Declines a pending or accepted offer. Returns undefined if it's neither. */
export async function markDeclined(
  tx: Orm,
  { id, reason, moment }: { id: string; reason: string; moment: Date },
): Promise<OfferRow | undefined> {
  const [declined] = await tx
    .update(offers)
    .set({ status: 'declined', reason, resolvedAt: moment })
    .where(and(eq(offers.id, id), sql`${offers.status} in ('offered', 'claimed')`))
    .returning()
  return declined
}

/** Ends a pending offer. Returns undefined if it isn't pending. */
export async function markTimedOut(tx: Orm, id: string, moment: Date): Promise<OfferRow | undefined> {
  const [ended] = await tx
    .update(offers)
    .set({ status: 'timed-out', resolvedAt: moment })
    .where(and(eq(offers.id, id), eq(offers.status, 'offered')))
    .returning()
  return ended
}

/** Revokes a pending or accepted offer of a family to an advisor. */
export async function revokeOffer(tx: Orm, familyId: string, agentId: string): Promise<void> {
  await tx
    .update(offers)
    .set({ status: 'revoked', resolvedAt: now() })
    .where(
      and(eq(offers.familyId, familyId), eq(offers.agentId, agentId), sql`${offers.status} in ('offered', 'claimed')`),
    )
}

/** Returns the offer of a family to an advisor. */
export async function findOfferOf(tx: Orm, familyId: string, agentId: string): Promise<NamedOffer | undefined> {
  const where = and(eq(offers.familyId, familyId), eq(offers.agentId, agentId))
  const [row] = await listRows(tx, where, { size: 1, offset: 0 })
  return row
}

/** Returns the request of a family's latest offer. */
export async function findRequestId(tx: Orm, familyId: string): Promise<string | undefined> {
  const [latest] = await tx
    .select({ requestId: offers.requestId })
    .from(offers)
    .where(eq(offers.familyId, familyId))
    .orderBy(desc(offers.offeredAt))
    .limit(1)
  return latest?.requestId
}

/**
 * Records that an advisor has a family without waiting for a response, in place of any earlier offer of it to them. `reasons` says why they were suggested it.
 * [WORK-007, DASH-005]
 */
export async function saveAcceptedOffer(
  tx: Orm,
  familyId: string,
  agentId: string,
  reasons: OfferReasons | null = null,
): Promise<void> {
  const requestId = (await findRequestId(tx, familyId)) ?? randomUUID()
  const moment = now()
  const accepted = {
    status: 'claimed',
    reason: null,
    reasons,
    offeredAt: moment,
    dueAt: moment,
    resolvedAt: moment,
  } as const
  await tx
    .insert(offers)
    .values({ familyId, agentId, requestId, ...accepted })
    .onConflictDoUpdate({ target: [offers.familyId, offers.agentId], set: accepted })
}

/** Returns whether a family was offered to an advisor. */
export async function wasOffered(tx: Orm, familyId: string, agentId: string): Promise<boolean> {
  const [offer] = await tx
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.familyId, familyId), eq(offers.agentId, agentId)))
  return offer !== undefined
}

/** Adds a response to an advisor's total response time. */
export async function addResponseTime(tx: Orm, agentId: string, minutes: number): Promise<void> {
  await tx
    .insert(agentOptions)
    .values({ agentId, responses: 1, responseMinutes: minutes })
    .onConflictDoUpdate({
      target: agentOptions.agentId,
      set: {
        responses: sql`${agentOptions.responses} + 1`,
        responseMinutes: sql`${agentOptions.responseMinutes} + excluded.response_minutes`,
      },
    })
}

/** Admins see every offer, and advisors their own. */
function isVisibleTo({ role, agentId }: Person): SQL | undefined {
  return role === 'admin' ? undefined : eq(offers.agentId, agentId ?? '')
}

function listRows(orm: Orm, where: SQL | undefined, page: { size: number; offset: number }, query: OfferQuery = {}) {
  return orm
    .select({ offer: offers, clientName: families.name })
    .from(offers)
    .innerJoin(families, eq(families.id, offers.familyId))
    .where(where)
    .orderBy(...listOrder(query, columns, { sort: '-offeredAt', unique: offers.id }))
    .limit(page.size)
    .offset(page.offset)
}

/** Returns an offer as its advisor sees it. Once it ends, it no longer names the family. [TRUST-004] */
export function toOffer({ offer, clientName }: NamedOffer): Offer {
  const isCurrent = offer.status === 'offered' || offer.status === 'claimed'
  return {
    id: offer.id,
    clientId: offer.familyId,
    clientName: isCurrent ? clientName : '',
    agentId: offer.agentId,
    status: offer.status,
    ...(offer.reason ? { reason: offer.reason } : {}),
    ...(isCurrent && offer.reasons ? { reasons: offer.reasons } : {}),
    offeredAt: offer.offeredAt.toISOString(),
    dueAt: offer.dueAt.toISOString(),
    ...(offer.resolvedAt ? { resolvedAt: offer.resolvedAt.toISOString() } : {}),
  }
}
