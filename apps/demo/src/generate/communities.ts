import {
  careTypeSlugs,
  communityUrl,
  tileSubtitle,
  sizeForCapacity,
  slugify,
  stateByCode,
  states,
  tileDescription,
  type Agent,
  type Community,
  type CommunityTag,
  type ListingStatus,
} from '@pkg/domain'
import { type Geography, type Zip, estimatedPrices } from '@pkg/api/catalog'
import { Random } from '@pkg/illustrations/random'
import { pickAddress, createZipPicker } from './addresses'
import { pickAmenities } from './amenities'
import { fictionalPhone } from './area-codes'
import { careProfiles, pickCare, pickMainCare } from './care-mix'
import { findDemoAdvisor, findTeamCommunity, isOfDemoAdvisor } from './demo-team'
import { pickName } from './community-names'
import { writeDescription } from './description'
import { pickTraits, illustrationGallery, type IllustrationTraits } from '@pkg/illustrations'
import { createPartnerPicker } from './partners'
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

interface Tools {
  dates: readonly string[]
  slugs: SlugSet
  places: (random: Random, number: number) => Zip
  partners: (random: Random, state: string) => Agent | undefined
  demoAdvisor: Agent | undefined
}

function makeCommunity(
  random: Random,
  number: number,
  { slugs, places, partners, demoAdvisor, dates }: Tools,
): DemoCommunity {
  const zip = places(random, number)
  const main = careTypeSlugs[Math.floor(number / states.length)] ?? pickMainCare(random)
  const care = pickCare(random, main)
  const [least, most] = careProfiles[main].capacity
  const capacity = least + Math.floor((most - least + 1) * random.next() ** 1.3)
  const isLuxury = capacity > 40 && random.chance(0.09)
  const traits = byDay(pickTraits(random, zip.state, main))
  const name = pickName(random, main, traits.landscape)
  const slug = slugs.unique(`${slugify(name)}-${slugify(zip.city)}-${zip.state.toLowerCase()}`, number)
  const address = pickAddress(random, zip)
  const addressString = `${address.line1}, ${address.city}, ${address.state} ${address.zip}`
  const amenities = pickAmenities(random, { care, capacity, isLuxury })
  const isPriced = random.chance(0.92)
  const prices = isPriced ? generatePrices(random, care, zip.state, isLuxury) : estimatedPrices(care, zip.state)
  const communityDescription = random.chance(0.97)
    ? writeDescription(random, {
        name,
        city: zip.city,
        stateName: stateByCode(zip.state).name,
        care,
        capacity,
        landscape: traits.landscape,
        isLuxury,
        amenities,
        rooms: prices.slyPrices[0]?.prices.map(({ type }) => type) ?? [],
      })
    : ''
  const isNew = random.chance(0.04)
  const reviewed = { slug, care: main, capacity, isNew, amenities }
  const { reviews, removedReviews, ratings, ...rating } = pickReviews(reviewed, dates)
  const team = findTeamCommunity(number)
  const feePercent = pickFeePercent(random, team !== undefined)
  const picked = random.chance(feePercent > 0 ? 0.9 : 0.35) ? partners(random, zip.state) : undefined
  const partner = isOfDemoAdvisor(number, zip.state) ? demoAdvisor : picked
  const plusCommunity = feePercent > 0 && isPriced && random.chance(0.08)
  const tags = pickTags(random, {
    plusCommunity,
    isPriced,
    isNew,
    slyScore: rating.slyScore,
    numReviews: ratings.numReviews,
  })
  const images = illustrationGallery(traits, slug, name, amenities)
  const mainImage = images[0]?.path ?? ''
  const communitySize = sizeForCapacity(capacity)
  return {
    id: slug,
    name,
    url: communityUrl({ id: slug, care, address }),
    source: 'demo',
    status: pickStatus(random, team !== undefined),
    address,
    addressString,
    care,
    secondLine: tileSubtitle(care),
    tags,
    images: images.slice(0, 5),
    mainImage,
    description: tileDescription(communityDescription),
    ...rating,
    startingRate: prices.startingRate,
    isRateEstimated: prices.isRateEstimated,
    numReviews: ratings.numReviews,
    capacity,
    hidePricing: random.chance(0.04),
    pricesByCareType: prices.pricesByCareType,
    feePercent,
    timeZone: zip.timezone,
    imagePath: mainImage,
    gallery: { images },
    maxRate: prices.maxRate,
    slyPrices: prices.slyPrices,
    propInfo: {
      communityPhone: fictionalPhone(zip.state, zip.zip, random.between(0, 99)),
      typeCare: care,
      capacity,
      ...(communitySize && { communitySize }),
      communityDescription,
      isLuxury,
      plusCommunity,
    },
    ratings,
    reviews,
    removedReviews,
    amenities,
    partnerAgents: partner ? [partner] : [],
    realEstateAgents: [],
    similarCommunities: { recommended: [] },
    rgsAux: {
      rgsInfo: {
        contract_info: { isAutoReferable: feePercent > 0 && random.chance(0.6), isD2CAdjacent: random.chance(0.1) },
      },
    },
    isD2CEligible: team ? team.isDirect : random.chance(0.08),
    canShowPricingByCare: isPriced && random.chance(0.9),
    rates: isPriced ? 'Provided' : 'Not provided',
    ...(random.chance(0.03) && { gwizzyPricingThreshold: ['<$4K', '$4K-$7K', '$7K+'] }),
    hasContract: feePercent > 0,
    // Some are older than 90 days, which pages and emails say.
    ...(isPriced && { pricesAsOf: dates[random.between(3, 200)] }),
  }
}

/** Returns traits by day. Pages with dark colors show the night. [TILE-011] */
const byDay = (traits: IllustrationTraits): IllustrationTraits =>
  traits.time === 'dusk' || traits.time === 'night' ? { ...traits, time: 'golden' } : traits

function pickFeePercent(random: Random, isOfDemoTeam: boolean): number {
  const percent = random.chance(0.5) ? 0 : random.pick([20, 30, 40, 50, 50, 60, 75, 80, 90, 100])
  return isOfDemoTeam ? 50 : percent
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
