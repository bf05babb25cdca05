import type { endpoints, QueryOf } from '@pkg/api-client'
import { addDays, availabilityDays, priceNoticeDays, recentPriceDays, siteDay } from '@pkg/domain'
import { and, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { communities, communityMembers, communityRooms, leads, suggestedEdits } from '../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder, textCondition } from '../../http/lists/list-query'
import type { Person } from '../../http/person'
import { isAdded, recentFamiliesSince, visibleCommunities } from './community-visibility-store'

/** What a list of communities is asked for. */
export type CommunityListQuery = QueryOf<typeof endpoints.communityRecords.list>

/** Suggested edits that wait, by community. */
const pendingEdits = sql`(select ${suggestedEdits.communityId} as community_id, count(*)::int as edits
  from ${suggestedEdits} where ${suggestedEdits.status} = 'pending' group by 1) pending`

/** Families that asked lately, by community. Only a list in their order reads it, because it has to count them for all communities. */
const recentFamilies =
  () => sql`(select ${leads.communityId} as community_id, count(distinct ${leads.familyId})::int as families
  from ${leads} where ${leads.createdAt} > ${recentFamiliesSince()}::timestamptz group by 1) recent`

/** What the list is sorted and filtered by. */
const columns: ListColumns = {
  name: communities.name,
  city: communities.city,
  state: communities.state,
  status: communities.status,
  source: communities.source,
  organization: communities.organizationId,
  startingRate: sql`nullif(${communities.startingRate}, 0)`,
  pricesAsOf: communities.pricesAsOf,
  completeness: communities.completeness,
  rating: communities.score,
  updatedAt: communities.updatedAt,
  contract: sql`${communities.hasContract}::text`,
  claimed: sql`exists (select 1 from ${communityMembers} where ${communityMembers.communityId} = ${communities.id}
    and ${communityMembers.status} = 'approved')::text`,
  pendingEdits: sql`pending.edits`,
  recentFamilies: sql`recent.families`,
}

/** Returns the ids of a page of the communities that a person works on, by default by name. [DASH-010] */
export async function listCommunityIds(
  orm: Orm,
  query: CommunityListQuery,
  person: Person,
  page: { size: number; offset: number },
): Promise<{ ids: string[]; total: number }> {
  const where = and(visibleCommunities(person), conditionOf(query))
  const withPending = orm
    .select({ total: sql<number>`count(*)::int` })
    .from(communities)
    .leftJoin(pendingEdits, sql`pending.community_id = ${communities.id}`)
  const [found] = await withPending.where(where)
  const rows = orm
    .select({ id: communities.id })
    .from(communities)
    .leftJoin(pendingEdits, sql`pending.community_id = ${communities.id}`)
    .$dynamic()
  const sorted = query.sort?.endsWith('recentFamilies')
    ? rows.leftJoin(recentFamilies(), sql`recent.community_id = ${communities.id}`)
    : rows
  const ids = await sorted
    .where(where)
    .orderBy(...listOrder(query, columns, { sort: 'name', unique: communities.id }))
    .limit(page.size)
    .offset(page.offset)
  return { ids: ids.map(({ id }) => id), total: found?.total ?? 0 }
}

function conditionOf(query: CommunityListQuery): SQL | undefined {
  const care = query['filter[care]']
  return and(
    filterCondition(query, columns),
    query['filter[priceAge]'] && hasPriceAge(query['filter[priceAge]']),
    care === undefined ? undefined : sql`${communities.care} @> array[${care}]::text[]`,
    query['filter[added]'] === undefined ? undefined : equals(isAdded, query['filter[added]']),
    query['filter[due]'] === undefined ? undefined : equals(isDue(), query['filter[due]']),
    textCondition(query.q, [communities.name, communities.addressString]),
  )
}

/** Returns the condition that the prices of a community are so current. [TRUST-018] */
function hasPriceAge(age: NonNullable<CommunityListQuery['filter[priceAge]']>): SQL {
  const { pricesAsOf } = communities
  const today = siteDay()
  const old = addDays(today, -recentPriceDays)
  const soon = addDays(today, priceNoticeDays - recentPriceDays)
  if (age === 'unknown') return sql`${pricesAsOf} is null`
  if (age === 'expired') return sql`${pricesAsOf} <= ${old}::date`
  return age === 'current'
    ? sql`${pricesAsOf} > ${soon}::date`
    : sql`${pricesAsOf} > ${old}::date and ${pricesAsOf} <= ${soon}::date`
}

const equals = (condition: SQL | undefined, value: 'true' | 'false') =>
  sql`coalesce(${condition}, false) = ${value === 'true'}`

/** An edit waits, or what families read about its prices or rooms is out of date. [TRUST-018] */
function isDue(): SQL | undefined {
  const today = siteDay()
  const lastRecent = addDays(today, -recentPriceDays)
  const roomsOutdated = sql`${communities.id} in (select ${communityRooms.communityId} from ${communityRooms}
    group by 1 having max(${communityRooms.statedOn}) <= ${addDays(today, -availabilityDays)}::date)`
  const isOutdated = or(sql`${communities.pricesAsOf} <= ${lastRecent}::date`, roomsOutdated)
  return or(sql`pending.edits is not null`, and(sql`${communities.status} >= 0`, isOutdated))
}
