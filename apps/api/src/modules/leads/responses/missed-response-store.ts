import type { endpoints, MissedResponse, QueryOf } from '@pkg/api-client'
import { and, count, eq, inArray, isNotNull, isNull, lt, not, notInArray, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Orm } from '../../../database/database'
import {
  agentOptions,
  agents,
  families,
  offers,
  realEstateLeads,
  realEstateOffers,
  releases,
} from '../../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder } from '../../../http/lists/list-query'
import { isPaused } from '../families/paused-family-store'

type Outcome = MissedResponse['outcome']

/** The filters and the sort of a list of missed responses. */
export type MissedQuery = QueryOf<typeof endpoints.missedResponses.list>

/** The times that tell whether a response is missing. */
interface MissedTimes {
  /** The present time. */
  moment: Date
  /** Families that were shared before this time, without a time that they were told, should have a response by now. */
  sentBefore: Date
}

/** Returns what missed responses are sorted and filtered by. */
const columnsOf = (missed: ReturnType<typeof selectMissed>): ListColumns => ({
  at: sql`${missed.at}`,
  outcome: sql`${missed.outcome}`,
  recipientKind: sql`${missed.recipientKind}`,
  recipientName: sql`lower(${missed.recipientName})`,
  clientName: sql`lower(${families.name})`,
  agentName: sql`lower(${agents.name})`,
  client: missed.clientId,
  agent: families.agentId,
})

/** Returns a page of missed responses, by default newest first, and how many there are. */
export async function listMissed(
  orm: Orm,
  query: MissedQuery,
  times: MissedTimes,
  page: { size: number; offset: number },
): Promise<{ items: MissedResponse[]; total: number }> {
  const missed = selectMissed(orm, times)
  const columns = columnsOf(missed)
  const where = filterCondition(query, columns)
  const [found] = await orm
    .select({ total: count() })
    .from(missed)
    .innerJoin(families, eq(families.id, missed.clientId))
    .where(where)
  const rows = await orm
    .select({
      id: missed.id,
      outcome: missed.outcome,
      recipientKind: missed.recipientKind,
      recipientName: missed.recipientName,
      clientId: missed.clientId,
      clientName: families.name,
      reason: missed.reason,
      at: missed.at,
      agentName: agents.name,
    })
    .from(missed)
    .innerJoin(families, eq(families.id, missed.clientId))
    .leftJoin(agents, eq(agents.id, families.agentId))
    .where(where)
    .orderBy(...listOrder(query, columns, { sort: '-at', unique: missed.id }))
    .limit(page.size)
    .offset(page.offset)
  const items = rows.map(({ reason, at, agentName, ...row }) => ({
    ...row,
    at: at.toISOString(),
    ...(reason ? { reason } : {}),
    ...(agentName ? { agentName } : {}),
  }))
  return { items, total: found?.total ?? 0 }
}

const selectMissed = (orm: Orm, times: MissedTimes) =>
  unionAll(
    selectMissedOffers(orm),
    selectMissedHomes(orm),
    selectMissedCommunities(orm, times),
    selectMissedRealEstateAgents(orm, times),
  ).as('missed')

/** Advisors' offers that were declined or timed out. */
function selectMissedOffers(orm: Orm) {
  return orm
    .select({
      id: offers.id,
      outcome: sql<Outcome>`case ${offers.status} when 'declined' then 'declined' else 'no-response' end`.as('outcome'),
      recipientKind: sql<MissedResponse['recipientKind']>`'advisor'`.as('recipient_kind'),
      recipientName: agents.name,
      clientId: offers.familyId,
      reason: offers.reason,
      at: sql<Date>`coalesce(${offers.resolvedAt}, ${offers.dueAt})`.mapWith(offers.dueAt).as('at'),
    })
    .from(offers)
    .innerJoin(agents, eq(agents.id, offers.agentId))
    .where(inArray(offers.status, ['declined', 'timed-out']))
}

/** Real estate agents' offers that were declined or timed out. */
function selectMissedHomes(orm: Orm) {
  return orm
    .select({
      id: realEstateOffers.id,
      outcome: sql<Outcome>`case ${realEstateOffers.status} when 'declined' then 'declined' else 'no-response' end`.as(
        'outcome',
      ),
      recipientKind: sql<MissedResponse['recipientKind']>`'real-estate-agent'`.as('recipient_kind'),
      recipientName: agents.name,
      clientId: realEstateLeads.familyId,
      reason: realEstateOffers.reason,
      at: sql<Date>`coalesce(${realEstateOffers.resolvedAt}, ${realEstateOffers.dueAt})`
        .mapWith(realEstateOffers.dueAt)
        .as('at'),
    })
    .from(realEstateOffers)
    .innerJoin(realEstateLeads, eq(realEstateLeads.id, realEstateOffers.leadId))
    .innerJoin(agents, eq(agents.id, realEstateOffers.agentId))
    .where(inArray(realEstateOffers.status, ['declined', 'timed-out']))
}

/** Releases to communities that declined or didn't respond in time. */
function selectMissedCommunities(orm: Orm, times: MissedTimes) {
  return orm
    .select(missedReleaseColumns('community'))
    .from(releases)
    .innerJoin(families, eq(families.id, releases.familyId))
    .where(and(eq(releases.recipientKind, 'community'), isMissed(times)))
}

/** Releases to real estate agents who declined or didn't respond in time. */
function selectMissedRealEstateAgents(orm: Orm, times: MissedTimes) {
  return orm
    .select(missedReleaseColumns('real-estate-agent'))
    .from(releases)
    .innerJoin(families, eq(families.id, releases.familyId))
    .innerJoin(agentOptions, eq(agentOptions.agentId, releases.recipientId))
    .where(and(eq(releases.recipientKind, 'agent'), eq(agentOptions.kind, 'real-estate'), isMissed(times)))
}

const missedReleaseColumns = (recipientKind: MissedResponse['recipientKind']) => ({
  id: releases.id,
  outcome: sql<Outcome>`case ${releases.response} when 'declined' then 'declined' else 'no-response' end`.as('outcome'),
  recipientKind: sql<MissedResponse['recipientKind']>`${recipientKind}::text`.as('recipient_kind'),
  recipientName: releases.recipientName,
  clientId: releases.familyId,
  reason: releases.responseNote,
  at: sql<Date>`coalesce(${releases.endedAt}, ${releases.sentAt})`.mapWith(releases.sentAt).as('at'),
})

/** Returns the condition that a recipient declined, or didn't respond in time. A release that the family revoked doesn't count. */
function isMissed({ moment, sentBefore }: MissedTimes) {
  const isWaiting = and(
    isNull(releases.endedAt),
    or(lt(releases.respondBy, moment), and(isNull(releases.respondBy), lt(releases.sentAt, sentBefore))),
    notInArray(families.stage, ['moved-in', 'closed']),
    not(isPaused()),
  )
  return and(
    isNull(releases.revokedAt),
    or(
      eq(releases.response, 'declined'),
      and(isNull(releases.respondedAt), or(isNotNull(releases.endedAt), isWaiting)),
    ),
  )
}
