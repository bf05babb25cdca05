import {
  communityUrl,
  tileSubtitle,
  sizeForCapacity,
  stateByCode,
  tileDescription,
  type Agent,
  type Community,
  type CommunityTag,
  type ListingStatus,
} from '@pkg/domain'
import { type CommunityPrices, type Geography, type Zip, estimatedPrices } from '@pkg/api/catalog'
import { Random } from '@pkg/illustrations/random'
import { createZipPicker } from './addresses'
import { fictionalPhone } from './area-codes'
import { type Building, pickBuilding } from './building'
import { type Partners, pickContract, pickReferral } from './contract'
import { findDemoAdvisor, findTeamCommunity } from './demo-team'
import { writeDescription } from './description'
import { exteriorOf } from '@pkg/illustrations'
import { operatorOf } from './operators'
import { createPartnerPicker } from './partners'
import { pickPayments } from './payments'
import { generatePrices } from './prices'
import { type DemoReview, listDaysBefore, pickReviews, type RemovedReview } from './reviews'
import { SlugSet } from './slugs'

/** The options of the demo catalog. The same options always give identical communities. */
export interface SeedOptions {
  geography: Geography
  /** The advisors to choose partner agents from. */
  agents: readonly Agent[]
  /** The number of communities. From 408 on, every state has every care type. */
  count: number
  /** A whole number. */
  seed: number
  /** The day from which reviews are dated back. */
  today: Date
  /** The slugs of other communities. */
  usedSlugs?: readonly string[]
}

/** A community of the demo catalog, with the reviews that were removed. */
export interface DemoCommunity extends Community {
  reviews: DemoReview[]
  removedReviews: RemovedReview[]
}

const statuses: Readonly<Record<`${ListingStatus}`, number>> = { '1': 93, '0': 3, '-1': 3, '-2': 1 }

/** Generates the demo communities one by one, with the same memory for a thousand and a million. [LIST-003, DATA-002] */
export function* generateCommunities(options: SeedOptions): Generator<DemoCommunity, void, undefined> {
  const tools: Tools = {
    slugs: new SlugSet(options.usedSlugs),
    places: createZipPicker(options.geography),
    partners: createPartnerPicker(options.agents),
    demoAdvisor: findDemoAdvisor(options.agents),
    dates: listDaysBefore(options.today),
  }
  for (let number = 0; number < options.count; number += 1) {
    const random = new Random(options.seed, number)
    yield makeCommunity(random, number, tools)
  }
}

interface Tools extends Partners {
  dates: readonly string[]
  slugs: SlugSet
  places: (random: Random, number: number) => Zip
}

/** Makes the community with a number. Each draw depends on those before it, so their order is part of a seed. */
function makeCommunity(random: Random, number: number, tools: Tools): DemoCommunity {
  const { slugs, places, dates } = tools
  const building = pickBuilding(random, number, { zip: places(random, number), slugs })
  const { slug, main, care, capacity, isLuxury, amenities, zip } = building
  const isPriced = random.chance(0.92)
  const prices = isPriced ? generatePrices(random, care, zip.state, isLuxury) : estimatedPrices(care, zip.state)
  const communityDescription = pickDescription(random, building, prices)
  const isNew = random.chance(0.04)
  const { reviews, removedReviews, ratings, ...rating } = pickReviews(
    { slug, care: main, capacity, isNew, amenities },
    dates,
  )
  const team = findTeamCommunity(number)
  const contract = pickContract(random, number, { team, state: zip.state, isPriced }, tools)
  const { plusCommunity } = contract
  const { numReviews } = ratings
  return {
    ...describeBuilding(building),
    tags: pickTags(random, { plusCommunity, isPriced, isNew, slyScore: rating.slyScore, numReviews }),
    source: 'demo',
    status: pickStatus(random, team !== undefined),
    description: tileDescription(communityDescription),
    ...rating,
    numReviews,
    ratings,
    reviews,
    removedReviews,
    hidePricing: random.chance(0.04),
    propInfo: { ...pickPropInfo(random, building, { communityDescription, plusCommunity }), ...namedOperator(number) },
    ...pickReferral(random, contract),
    ...pickPricing(random, prices, dates),
    similarCommunities: { recommended: [] },
    // Drawn last, so nothing else of a seed changes.
    ...(isPriced && { payments: pickPayments(random, care, dates) }),
  }
}

/** Returns what a record says about its building, with pictures of it. */
function describeBuilding({ slug, name, zip, address, main, care, capacity, amenities }: Building) {
  const image = exteriorOf({ slug, name, state: zip.state, care: main, capacity })
  return {
    id: slug,
    name,
    url: communityUrl({ id: slug, care, address }),
    address,
    addressString: `${address.line1}, ${address.city}, ${address.state} ${address.zip}`,
    care,
    secondLine: tileSubtitle(care),
    images: [image],
    mainImage: image.path,
    imagePath: image.path,
    gallery: { images: [image] },
    capacity,
    timeZone: zip.timezone,
    amenities,
  } satisfies Partial<Community>
}

/** Picks what a community says about itself. A few say nothing. */
function pickDescription(random: Random, building: Building, { slyPrices }: CommunityPrices): string {
  if (!random.chance(0.97)) return ''
  const { name, zip, care, capacity, landscape, isLuxury, amenities } = building
  return writeDescription(random, {
    name,
    city: zip.city,
    stateName: stateByCode(zip.state).name,
    care,
    capacity,
    landscape,
    isLuxury,
    amenities,
    rooms: slyPrices[0]?.prices.map(({ type }) => type) ?? [],
  })
}

/** Returns the company that a record names, if it names one. */
function namedOperator(number: number): Pick<Community['propInfo'], 'managementCompany'> {
  const managementCompany = operatorOf(number, findTeamCommunity(number) !== undefined)
  return managementCompany === undefined ? {} : { managementCompany }
}

function pickPropInfo(
  random: Random,
  { zip, care, capacity, isLuxury }: Building,
  said: Pick<Community['propInfo'], 'communityDescription' | 'plusCommunity'>,
): Community['propInfo'] {
  const communitySize = sizeForCapacity(capacity)
  return {
    communityPhone: fictionalPhone(zip.state, zip.zip, random.between(0, 99)),
    typeCare: care,
    capacity,
    ...(communitySize && { communitySize }),
    isLuxury,
    ...said,
  }
}

/** Picks how a community shows its prices, if it stated them. */
function pickPricing(random: Random, prices: CommunityPrices, dates: readonly string[]) {
  const isPriced = !prices.isRateEstimated
  return {
    ...prices,
    canShowPricingByCare: isPriced && random.chance(0.9),
    rates: isPriced ? 'Provided' : 'Not provided',
    ...(random.chance(0.03) && { gwizzyPricingThreshold: ['<$4K', '$4K-$7K', '$7K+'] }),
    // Some are older than 90 days, which pages and emails say.
    ...(isPriced && { pricesAsOf: dates[random.between(3, 200)] }),
  } satisfies Partial<Community>
}

function pickStatus(random: Random, isOfDemoTeam: boolean): ListingStatus {
  const status = Number(random.weighted(statuses)) as ListingStatus
  return isOfDemoTeam ? 1 : status
}

interface TagFacts {
  plusCommunity: boolean
  isPriced: boolean
  isNew: boolean
  slyScore: number | undefined
  numReviews: number
}

/** Picks the tags that are true of a community, as its page explains them. [COMM-001, TRUTH-013] */
function pickTags(
  random: Random,
  { plusCommunity, isPriced, isNew, slyScore = 0, numReviews }: TagFacts,
): CommunityTag[] {
  const candidates: [CommunityTag, boolean][] = [
    ['VERIFIED', isPriced && random.chance(0.3)],
    ['NEW CONSTRUCTION', isNew],
    ['BEST OF', slyScore >= 8.8 && numReviews >= 6],
    ['PLUS', plusCommunity],
  ]
  return candidates.flatMap(([tag, has]) => (has ? [tag] : []))
}
