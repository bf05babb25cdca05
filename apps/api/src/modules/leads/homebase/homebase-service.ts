import type { endpoints, QueryOf } from '@pkg/api-client'
import { advisorContact, defaultTimeZone, distanceInMiles, type Homebase, type RecommendedCommunity } from '@pkg/domain'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { agents, communities, families, uuidActions } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { ownActions, findOwnFamily } from '../../access'
import { findCurrentSlugs, isPublic, nearestCommunities } from '../../catalog'
import { acknowledgedStates } from './acknowledged-states'
import { recommendationReasons } from './reasons'
import { recommendedCommunity } from './recommended-community'

/** Returns what a family finds after its request, from the person's own actions only. [API-012, DATA-006, DATA-014] */
export async function homebaseFor(
  orm: Orm,
  query: QueryOf<typeof endpoints.homebase.get>,
  person: Person,
): Promise<Homebase> {
  const { asked, picked } = await ownRequests(orm, person)
  const family = await findOwnFamily(orm, person)
  const [told] = family?.isExclusive
    ? await orm.select({ answers: families.answers }).from(families).where(eq(families.id, family.id))
    : []
  const latest = asked[0]
  const near = latest
    ? await nearestCommunities(orm, latest.record, recommendations, query['filter[d2c]'] ? isD2C : undefined)
    : []
  // What the family picked itself stands beside the nearest, whichever kind it is. [FLOW-006]
  const chosen = latest
    ? (await communitiesOf(orm, picked)).map(({ record }) => ({
        ...record,
        distance: Math.round(distanceInMiles(latest.record.address, record.address) * 10) / 10,
      }))
    : []
  const further = [...chosen, ...near.filter(({ id }) => !picked.includes(id))]
    .filter(({ id }) => !asked.some(({ record }) => record.id === id))
    .sort((one, other) => (one.distance ?? 0) - (other.distance ?? 0))
  const recommended = await withAdvisors(orm, further.map(recommendedCommunity))
  const advisorId = (family?.isExclusive && family.agentId) || latest?.agentId
  const agent = advisorId ? await advisorOf(orm, advisorId) : undefined
  const states = await acknowledgedStates(orm, person)
  return {
    id: 'me',
    recommendedCommunities: recommended,
    recommendationReasons: latest
      ? recommendationReasons(
          query.language ?? 'en',
          latest.record.name,
          shownFirst(recommended, picked),
          told?.answers ?? {},
        )
      : [],
    ...(agent ? { agent } : {}),
    client: {
      communitiesInterested: await withAdvisors(
        orm,
        asked.map(({ record }) => recommendedCommunity(record)),
      ),
      hasSearchReasons: (told?.answers.searchReasons ?? []).length > 0,
    },
    uuidInfo: {
      locationInfo: { timeZone: latest?.record.timeZone || defaultTimeZone },
      // A community that families ask directly calls them itself.
      referralInfo: {
        referredCommunitySlugs: asked.filter(({ record }) => record.isD2CEligible).map(({ record }) => record.id),
      },
      disclosureData: { isAcknowledged: states.length > 0, states },
    },
  } satisfies Homebase
}

const recommendations = 12

const shown = 3

const isD2C = sql`(${communities.record}->>'isD2CEligible')::boolean`

/** What a family is shown first: what it picked, else the nearest. [FLOW-006, FLOW-007] */
function shownFirst(recommended: RecommendedCommunity[], picked: string[]): RecommendedCommunity[] {
  const own = recommended.filter(({ id }) => picked.includes(id))
  return (own.length > 0 ? own : recommended).slice(0, shown)
}

/** The communities that the person asked for, the latest first, and those picked for comparison with the latest. */
async function ownRequests(orm: Orm, person: Person) {
  const own = ownActions(person)
  if (!own) return { asked: [], picked: [] }
  const actions = await orm
    .select({ info: uuidActions.actionInfo })
    .from(uuidActions)
    .where(
      and(
        own,
        eq(uuidActions.status, 'complete'),
        inArray(uuidActions.actionType, ['pricing-request', 'tour-request']),
      ),
    )
    .orderBy(desc(uuidActions.completedAt))
    .limit(50)
  const slugs = [...new Set(actions.flatMap(({ info }) => [info.slug, ...(info.slugs ?? [])]))].filter(
    (slug) => slug !== undefined,
  )
  const picked = actions[0]?.info.data.similarCommunities ?? []
  // Actions stay as they were sent, with the slugs of that time.
  const current = await findCurrentSlugs(orm, [...slugs, ...picked])
  const update = (list: string[]) => list.map((slug) => current.get(slug) ?? slug)
  return { asked: await communitiesOf(orm, update(slugs)), picked: update(picked) }
}

/** Public communities in the order of their slugs. */
async function communitiesOf(orm: Orm, slugs: string[]) {
  if (slugs.length === 0) return []
  const rows = await orm
    .select({ record: communities.record, agentId: communities.agentId })
    .from(communities)
    .where(and(inArray(communities.id, slugs), isPublic))
  return rows.sort((one, other) => slugs.indexOf(one.record.id) - slugs.indexOf(other.record.id))
}

async function withAdvisors(orm: Orm, found: RecommendedCommunity[]): Promise<RecommendedCommunity[]> {
  if (found.length === 0) return found
  const rows = await orm
    .select({ id: communities.id, agent: agents.record })
    .from(communities)
    .innerJoin(agents, eq(agents.id, communities.agentId))
    .where(
      inArray(
        communities.id,
        found.map(({ id }) => id),
      ),
    )
  const byId = new Map(rows.map(({ id, agent }) => [id, advisorContact(agent)]))
  return found.map((community) => {
    const partnerAgent = byId.get(community.id)
    return partnerAgent ? { ...community, partnerAgent } : community
  })
}

async function advisorOf(orm: Orm, id: string) {
  const [row] = await orm.select({ record: agents.record }).from(agents).where(eq(agents.id, id))
  return row && advisorContact(row.record)
}
