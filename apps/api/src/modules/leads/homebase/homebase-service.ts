import type { endpoints, QueryOf } from '@pkg/api-client'
import {
  advisorContact,
  careLevels,
  careTypeForLevel,
  type CareTypeSlug,
  type CommunityTile,
  defaultTimeZone,
  distanceInMiles,
  estimateCareTypeForLevel,
  type Homebase,
  now,
  pricedCareType,
  type RecommendedCommunity,
  shareCap,
} from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { findOwnFamily, type OwnFamily } from '../../access'
import { findCurrentSlugs } from '../../catalog'
import { listAcceptedVersions } from '../../state-rules'
import { type CallerChoiceRow, findSentChoice } from '../callers/caller-choice-store'
import { listDirectIds } from '../direct/direct-community-store'
import { listAcknowledgedStates } from '../disclosures/acknowledged-states'
import { findCurrentOffer } from '../families/family-detail-store'
import { listReachedIds } from '../requests/lead-store'
import {
  findAdvisorRecord,
  findAnswers,
  listCommunityAdvisors,
  listNearest,
  listOwnRequests,
  listPublicCommunities,
  listSharedIds,
  listUnsentIds,
} from './homebase-store'
import { recommendationReasons } from './reasons'
import { toRecommendedCommunity } from './recommended-community'

type HomebaseQuery = QueryOf<typeof endpoints.homebase.get>

type CommunityRow = Awaited<ReturnType<typeof listPublicCommunities>>[number]

const maxNearby = 12

/** The number of recommendations that a family sees first. */
const shownCount = 3

/** Returns the page that a family sees after its request, from the person's own requests only. [API-012, DATA-006, DATA-014] */
export async function buildHomebase(orm: Orm, query: HomebaseQuery, person: Person): Promise<Homebase> {
  const { requested, comparedIds, choice, noCalls, adl } = await findRequested(orm, person)
  const [latest] = requested
  const family = await findOwnFamily(orm, person)
  const answers = family?.isExclusive ? await findAnswers(orm, family.id) : undefined
  const { recommended, prices } = latest
    ? await recommend(orm, { latest, requested, comparedIds, adl, isDirectOnly: query['filter[d2c]'] !== undefined })
    : { recommended: [], prices: new Map<string, number>() }
  const { agent, backup } = await findCallingAdvisors(orm, family, choice)
  const callBy = await findCallBy(orm, family, choice, agent?.id)
  const sharedIds = family ? await listSharedIds(orm, family.id) : []
  const requestedIds = requested.map(({ record }) => record.id)
  const { held, undisclosed } = await listUnsentIds(orm, person, requestedIds)
  const referredIds = requestedIds.filter((id) => sharedIds.includes(id))
  const states = await listAcknowledgedStates(orm, person)
  const reached = family?.isExclusive ? await listReachedIds(orm, family.id) : requested
  const openShares = Math.max(0, shareCap - reached.length)
  const shown = chooseShown(recommended, comparedIds).slice(0, openShares)
  const language = query.language ?? 'en'
  return {
    id: 'me',
    recommendedCommunities: recommended,
    openShares,
    recommendationReasons: latest
      ? recommendationReasons(language, latest.record.name, { shown, prices }, answers ?? {})
      : [],
    ...(agent ? { agent } : {}),
    ...(backup ? { backup } : {}),
    ...(noCalls ? { noCalls } : {}),
    ...(callBy ? { callBy: callBy.toISOString() } : {}),
    client: {
      communitiesInterested: await addContacts(
        orm,
        requested.map(({ record }) => toRecommendedCommunity(record)),
      ),
      hasSearchReasons: (answers?.searchReasons ?? []).length > 0,
    },
    uuidInfo: {
      locationInfo: { timeZone: latest?.record.timeZone || defaultTimeZone },
      referralInfo: {
        referredCommunitySlugs: referredIds,
        hasOtherRecipients: sharedIds.some((id) => !referredIds.includes(id)),
        heldSlugs: requestedIds.filter((id) => held.includes(id)),
        undisclosedSlugs: requestedIds.filter((id) => undisclosed.includes(id)),
      },
      disclosureData: { isAcknowledged: states.length > 0, states },
    },
  } satisfies Homebase
}

/** Returns the family's advisor, or the one it was shown, who either calls anyway or if the communities' teams don't. [TRUTH-001, TRUTH-008] */
async function findCallingAdvisors(orm: Orm, family: OwnFamily | undefined, choice: CallerChoiceRow | undefined) {
  const ownId = (family?.isExclusive && family.agentId) || undefined
  const record = await findAdvisorRecord(orm, ownId ?? choice?.agentId ?? '')
  const contact = record && advisorContact(record)
  return ownId || choice?.needsAdvisor ? { agent: contact } : { backup: contact }
}

/** Returns by when the first call comes, if that's ahead: when the family's advisor was asked to call, or what the latest request said. [TRUTH-001] */
async function findCallBy(
  orm: Orm,
  family: OwnFamily | undefined,
  choice: CallerChoiceRow | undefined,
  agentId: string | undefined,
): Promise<Date | undefined> {
  const offer =
    family?.isExclusive && family.agentId ? await findCurrentOffer(orm, family.id, family.agentId) : undefined
  const asked = offer?.status === 'offered' ? new Date(offer.dueAt) : undefined
  const shown = [undefined, choice?.agentId].includes(agentId) ? choice?.callBy : undefined
  const callBy = asked ?? shown
  return callBy && callBy > now() ? callBy : undefined
}

/** A person's requests. */
interface Requested {
  /** The requested communities, latest first. */
  requested: CommunityRow[]
  /** The communities chosen for comparison in the latest request. */
  comparedIds: string[]
  /** The callers that the latest request named, until the family is assigned. [TRUTH-001] */
  choice: CallerChoiceRow | undefined
  /** Whether the latest request said that the family would rather not be called. [TRUST-006] */
  noCalls: true | undefined
  /** How much help the latest request said is needed. */
  adl: string[] | undefined
}

async function findRequested(orm: Orm, person: Person): Promise<Requested> {
  const requests = await listOwnRequests(orm, person)
  const [latest] = requests
  const slugs = requests.flatMap(({ info: { slug, slugs: others = [] } }) =>
    slug === undefined ? others : [slug, ...others],
  )
  const compared = latest?.info.data.similarCommunities ?? []
  // User actions are never rewritten, so they can name communities by former slugs.
  const current = await findCurrentSlugs(orm, [...slugs, ...compared])
  const update = (list: string[]) => [...new Set(list.map((slug) => current.get(slug) ?? slug))]
  const choiceId = latest?.info.callerChoiceId
  return {
    requested: await listPublicCommunities(orm, update(slugs)),
    comparedIds: update(compared),
    choice: choiceId ? await findSentChoice(orm, choiceId) : undefined,
    noCalls: latest?.info.data.noCalls,
    adl: latest?.info.data.adl,
  }
}

/**
 * Returns the communities that a family chose for comparison, whether direct or not, and the nearest ones, by distance, with the price of each for
 * what the family needs. Leaves out those of another state with a disclosure, because the family sees only the disclosure of its first community. [FLOW-006, TRUTH-005]
 */
async function recommend(
  orm: Orm,
  {
    latest,
    requested,
    comparedIds,
    adl,
    isDirectOnly,
  }: Pick<Requested, 'requested' | 'comparedIds' | 'adl'> & { latest: CommunityRow; isDirectOnly: boolean },
): Promise<{ recommended: RecommendedCommunity[]; prices: ReadonlyMap<string, number> }> {
  const care = careToFind(latest.record.care, adl)
  const nearby = await listNearest(orm, { ...latest.record, care }, { limit: maxNearby, isDirectOnly })
  const compared = (await listPublicCommunities(orm, comparedIds)).map(({ record }) => ({
    ...record,
    distance: Math.round(distanceInMiles(latest.record.address, record.address) * 10) / 10,
  }))
  const required = await listAcceptedVersions(orm)
  const candidates = [...compared, ...nearby.filter(({ id }) => !comparedIds.includes(id))]
    .filter(({ id }) => !requested.some(({ record }) => record.id === id))
    .filter(({ address: { state } }) => state === latest.record.address.state || !required.has(state))
    .sort(({ distance: one = 0 }, { distance: other = 0 }) => one - other)
  return {
    recommended: await addContacts(orm, candidates.map(toRecommendedCommunity)),
    prices: new Map(candidates.map((community) => [community.id, priceFor(community, adl)])),
  }
}

/** Returns the price that a community lists for the help that a family needs, or its starting price if that isn't known; 0 without one. [PRICE-004] */
function priceFor(community: CommunityTile, adl: string[] | undefined): number {
  if (community.hidePricing) return 0
  const level = careLevels.find((one) => adl?.includes(one))
  if (!level) return community.startingRate
  const listed = community.pricesByCareType[pricedCareType(estimateCareTypeForLevel(level))]
  return listed && !listed.isEstimate ? listed.price : 0
}

/** Returns the care to find nearby: what the family needs, if the requested community offers it, or else all that it offers. [FLOW-007] */
function careToFind(offered: CareTypeSlug[], adl: string[] | undefined): CareTypeSlug[] {
  const level = careLevels.find((one) => adl?.includes(one))
  if (!level) return offered
  // Independent and assisted living both help a little.
  const needed = [careTypeForLevel(level), pricedCareType(estimateCareTypeForLevel(level))]
  const found = offered.filter((care) => needed.some((one) => one === care))
  return found.length > 0 ? found : offered
}

/** Returns the recommendations that a family sees first: those it chose, or else the nearest. The share cap can cut them. [FLOW-006, FLOW-007] */
function chooseShown(recommended: RecommendedCommunity[], comparedIds: string[]): RecommendedCommunity[] {
  const compared = recommended.filter(({ id }) => comparedIds.includes(id))
  return (compared.length > 0 ? compared : recommended).slice(0, shownCount)
}

/** Adds who responds to families of each community. */
async function addContacts(
  orm: Orm,
  communities: Omit<RecommendedCommunity, 'isDirect'>[],
): Promise<RecommendedCommunity[]> {
  const ids = communities.map(({ id }) => id)
  const advisors = await listCommunityAdvisors(orm, ids)
  const directIds = await listDirectIds(orm, ids)
  return communities.map((community) => {
    const partnerAgent = advisors.get(community.id)
    return { ...community, isDirect: directIds.includes(community.id), ...(partnerAgent ? { partnerAgent } : {}) }
  })
}
