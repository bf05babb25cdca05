import type { CountyCoverage, CoverageMap, endpoints, QueryOf } from '@pkg/api-client'
import { approvedStatus, now } from '@pkg/domain'
import { and, count, desc, eq, gte, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import type { Orm } from '../../database/database'
import { agentOptions, agents, families } from '../../database/schema/tables'
import { filterCondition, listOrder } from '../../http/lists/list-query'
import { defaultCapacity } from './candidate-store'
import { openFamilies } from './roster-parts-store'

type Query = QueryOf<typeof endpoints.countyCoverage.list>

/** The days whose families are counted. */
const coverageDays = 90

const hasRoom = sql`coalesce(${agentOptions.isAccepting}, true) and ${openFamilies} < coalesce(${agentOptions.capacity}, ${defaultCapacity})`

/** Each advisor with each state and county that they serve, in lower case. The county is null where they serve a whole state. */
const servedCounties = (orm: Orm) =>
  orm
    .select({
      agentId: agents.id,
      state: sql<string>`area ->> 'state'`.as('served_state'),
      county: sql<string | null>`lower(served.county)`.as('served_county'),
      hasRoom: sql<boolean>`${hasRoom}`.as('has_room'),
    })
    .from(agents)
    .leftJoin(agentOptions, eq(agentOptions.agentId, agents.id))
    .innerJoin(sql`jsonb_array_elements(${agents.record} -> 'info' -> 'serviceArea' -> 'operatingIn') area`, sql`true`)
    .leftJoin(sql`lateral jsonb_array_elements_text(area -> 'counties') served(county)`, sql`true`)
    .where(and(gte(agents.status, approvedStatus), sql`coalesce(${agentOptions.kind}, 'partner') = 'partner'`))
    .as('served_counties')

/** The families of the last 90 days by county. */
function askedCounties(orm: Orm) {
  const since = DateTime.fromJSDate(now()).minus({ days: coverageDays }).toJSDate()
  return orm
    .select({
      state: families.state,
      county: families.county,
      families: sql<number>`count(*)::int`.as('asked_families'),
      waiting: sql<number>`(count(*) filter (where ${families.stage} = 'new'))::int`.as('asked_waiting'),
    })
    .from(families)
    .where(
      and(
        gte(families.createdAt, since),
        isNotNull(families.state),
        isNotNull(families.county),
        isNull(families.mergedIntoId),
        isNull(families.erasedAt),
      ),
    )
    .groupBy(families.state, families.county)
    .as('asked_counties')
}

/** Each county where families asked lately, with who serves it. */
function coveredCounties(orm: Orm) {
  const [asked, served] = [askedCounties(orm), servedCounties(orm)]
  const advisorsWhere = (condition: SQL) =>
    sql<number>`(count(distinct ${served.agentId}) filter (where ${condition}))::int`
  return orm
    .select({
      state: sql<string>`${asked.state}`.as('state'),
      county: sql<string>`${asked.county}`.as('county'),
      families: sql<number>`${asked.families}`.as('families'),
      waiting: sql<number>`${asked.waiting}`.as('waiting'),
      advisors: advisorsWhere(sql`true`).as('advisors'),
      withRoom: advisorsWhere(sql`${served.hasRoom}`).as('with_room'),
    })
    .from(asked)
    .leftJoin(
      served,
      sql`${served.state} = ${asked.state} and (${served.county} is null or ${served.county} = lower(${asked.county}))`,
    )
    .groupBy(asked.state, asked.county, asked.families, asked.waiting)
    .as('counted')
}

/** Returns a page of the counties where families asked lately, with who serves them. [DASH-015] */
export async function listCoverage(
  orm: Orm,
  query: Query,
  page: { size: number; offset: number },
): Promise<{ items: CountyCoverage[]; total: number }> {
  const counted = coveredCounties(orm)
  const columns = {
    state: sql`${counted.state}`,
    county: sql`${counted.county}`,
    families: sql`${counted.families}`,
    waiting: sql`${counted.waiting}`,
    advisors: sql`${counted.advisors}`,
    withRoom: sql`${counted.withRoom}`,
  }
  const isGap = query['filter[gap]'] === undefined ? undefined : sql`${counted.withRoom} = 0`
  const where = and(filterCondition(query, columns), isGap)
  const [found] = await orm.select({ total: count() }).from(counted).where(where)
  const rows = await orm
    .select()
    .from(counted)
    .where(where)
    .orderBy(...listOrder(query, columns, { sort: '-families', ties: [sql`${counted.state}`], unique: columns.county }))
    .limit(page.size)
    .offset(page.offset)
  return { items: rows.map((row) => ({ id: `${row.state}/${row.county}`, ...row })), total: Number(found?.total ?? 0) }
}

/** Returns all counties where families asked lately, those with the most families first. [DASH-015] */
export async function mapCoverage(orm: Orm, state: string | undefined): Promise<CoverageMap> {
  const counted = coveredCounties(orm)
  const counties = await orm
    .select()
    .from(counted)
    .where(state === undefined ? undefined : sql`${counted.state} = ${state}`)
    .orderBy(desc(counted.families), counted.state, counted.county)
  return { id: state ?? 'us', counties }
}
