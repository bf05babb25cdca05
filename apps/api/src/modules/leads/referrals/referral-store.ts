import type { AgentReferral, endpoints, QueryOf } from '@pkg/api-client'
import { and, count, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import {
  type CommunityRecord,
  communities,
  consents,
  families,
  leads,
  releases,
  uuidActions,
} from '../../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder } from '../../../http/lists/list-query'
import type { Person } from '../../../http/person'
import { isActive } from '../../trust'

type ReferralQuery = QueryOf<typeof endpoints.agentReferrals.list>

/** What referrals are sorted and filtered by. */
const columns: ListColumns = {
  createdAt: leads.createdAt,
  clientName: sql`lower(${families.name})`,
  communityName: sql`lower(${communities.name})`,
  client: leads.familyId,
  community: leads.communityId,
  agent: leads.referredById,
}

/** Returns a page of the referrals that a person may see, by default newest first. */
export async function listReferrals(
  orm: Orm,
  query: ReferralQuery,
  person: Person,
  page: { size: number; offset: number },
) {
  const where = and(
    isNotNull(leads.referredById),
    person.role === 'admin' ? undefined : eq(leads.referredById, person.agentId ?? ''),
    filterCondition(query, columns),
  )
  const [found] = await orm.select({ total: count() }).from(leads).where(where)
  return { items: await listRows(orm, where, page, query), total: found?.total ?? 0 }
}

/** Saves who referred a family to a community, and inserts the lead if there is none. */
export async function saveReferral(
  tx: Orm,
  { familyId, communityId, referredById }: { familyId: string; communityId: string; referredById: string | null },
): Promise<AgentReferral> {
  await tx
    .insert(leads)
    .values({ familyId, communityId, source: 'advisor', status: 'assigned', referredById })
    .onConflictDoUpdate({ target: [leads.familyId, leads.communityId], set: { referredById } })
  const [referral] = await listRows(tx, isLeadOf(familyId, communityId), { size: 1, offset: 0 })
  if (!referral) throw new Error('The referral was not saved')
  return referral
}

/** Returns whether a family sent a request for a community. What staff recorded after a conversation is no consent to share. [TRUST-002, WORK-019] */
export async function hasRequested(tx: Orm, familyId: string, communityId: string): Promise<boolean> {
  const [lead] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(isLeadOf(familyId, communityId), isNotNull(leads.actionId)))
  return lead !== undefined
}

/** Returns whether a family sent a request about a community after a time. */
export async function hasRequestedSince(
  tx: Orm,
  { familyId, communityId, since }: { familyId: string; communityId: string; since: Date },
): Promise<boolean> {
  const info = uuidActions.actionInfo
  const [request] = await tx
    .select({ id: uuidActions.id })
    .from(uuidActions)
    .innerJoin(consents, eq(consents.actionId, uuidActions.id))
    .innerJoin(families, eq(families.id, consents.familyId))
    .where(
      and(
        or(eq(families.id, familyId), eq(families.mergedIntoId, familyId)),
        inArray(uuidActions.actionType, ['pricing-request', 'tour-request']),
        gt(consents.givenAt, since),
        sql`(${info}->>'slug' = ${communityId} or ${info}->'slugs' @> to_jsonb(${communityId}::text))`,
      ),
    )
    .limit(1)
  return request !== undefined
}

/** Returns the ids of the communities that a family is shared with. */
export async function listSharedCommunityIds(tx: Orm, familyId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: releases.recipientId })
    .from(releases)
    .where(and(eq(releases.familyId, familyId), eq(releases.recipientKind, 'community'), isActive))
  return rows.map(({ id }) => id)
}

function isLeadOf(familyId: string, communityId: string): SQL | undefined {
  return and(eq(leads.familyId, familyId), eq(leads.communityId, communityId))
}

async function listRows(
  orm: Orm,
  where: SQL | undefined,
  page: { size: number; offset: number },
  query: ReferralQuery = {},
): Promise<AgentReferral[]> {
  const rows = await orm
    .select({ lead: leads, clientName: families.name, communityName: communities.name })
    .from(leads)
    .innerJoin(families, eq(families.id, leads.familyId))
    .innerJoin(communities, eq(communities.id, leads.communityId))
    .where(where)
    .orderBy(...listOrder(query, columns, { sort: '-createdAt', unique: leads.id }))
    .limit(page.size)
    .offset(page.offset)
  return rows.map(({ lead, clientName, communityName }) => ({
    id: lead.id,
    clientId: lead.familyId,
    clientName,
    communityId: lead.communityId,
    communityName,
    agentId: lead.referredById ?? '',
    createdAt: lead.createdAt.toISOString(),
  }))
}

/** Returns the communities with some ids, in no order. */
export async function listRecordsOf(orm: Orm, ids: string[]): Promise<CommunityRecord[]> {
  if (ids.length === 0) return []
  const rows = await orm.select({ record: communities.record }).from(communities).where(inArray(communities.id, ids))
  return rows.map(({ record }) => record)
}
