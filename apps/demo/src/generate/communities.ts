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
import { pickName } from './community-names'
import { writeDescription } from './description'
import { pickTraits, illustrationGallery } from '@pkg/illustrations'
import { createPartnerPicker } from './partners'
import { generatePrices } from './prices'
import { listDaysBefore, pickReviews } from './reviews'
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

const statuses: Readonly<Record<`${ListingStatus}`, number>> = { '1': 93, '0': 3, '-1': 3, '-2': 1 }

/** Generates the demo communities one by one, with the same memory for a thousand and a million. [LIST-003, DATA-002] */
export function* generateCommunities(options: SeedOptions): Generator<Community, void, undefined> {
  const tools: Tools = {
    slugs: new SlugSet(options.usedSlugs),
    places: createZipPicker(options.geography),
    partners: createPartnerPicker(options.agents),
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
}

function makeCommunity(random: Random, number: number, { slugs, places, partners, dates }: Tools): Community {
  const zip = places(random, number)
  const main = careTypeSlugs[Math.floor(number / states.length)] ?? pickMainCare(random)
  const care = pickCare(random, main)
  const [least, most] = careProfiles[main].capacity
  const capacity = least + Math.floor((most - least + 1) * random.next() ** 1.3)
  const isLuxury = capacity > 40 && random.chance(0.09)
  const traits = pickTraits(random, zip.state, main)
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
  const { reviews, ratings, ...rating } = pickReviews(random, slug, main, capacity, dates)
  const feePercent = random.chance(0.5) ? 0 : random.pick([20, 30, 40, 50, 50, 60, 75, 80, 90, 100])
  const partner = random.chance(feePercent > 0 ? 0.9 : 0.35) ? partners(random, zip.state) : undefined
  const plusCommunity = feePercent > 0 && random.chance(0.08)
  const tags = pickTags(random, { plusCommunity, slyScore: rating.slyScore, numReviews: ratings.numReviews })
  const images = illustrationGallery(traits, slug, name, capacity)
  const mainImage = images[0]?.path ?? ''
  const communitySize = sizeForCapacity(capacity)
  return {
    id: slug,
    name,
    url: communityUrl({ id: slug, care, address }),
    source: 'demo',
    status: Number(random.weighted(statuses)) as ListingStatus,
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
    amenities,
    partnerAgents: partner ? [partner] : [],
    realEstateAgents: [],
    similarCommunities: { recommended: [] },
    rgsAux: {
      rgsInfo: {
        contract_info: { isAutoReferable: feePercent > 0 && random.chance(0.6), isD2CAdjacent: random.chance(0.1) },
      },
    },
    isD2CEligible: random.chance(0.08),
    canShowPricingByCare: isPriced && random.chance(0.9),
    rates: isPriced ? 'Provided' : 'Not provided',
    ...(random.chance(0.03) && { gwizzyPricingThreshold: ['<$4K', '$4K-$7K', '$7K+'] }),
    hasContract: feePercent > 0,
  }
}

function pickTags(
  random: Random,
  {
    plusCommunity,
    slyScore = 0,
    numReviews,
  }: { plusCommunity: boolean; slyScore: number | undefined; numReviews: number },
): CommunityTag[] {
  const candidates: [CommunityTag, boolean][] = [
    ['VERIFIED', random.chance(0.3)],
    ['NEW CONSTRUCTION', numReviews < 4 && random.chance(0.1)],
    ['BEST OF', slyScore >= 8.8 && numReviews >= 6 && random.chance(0.5)],
    ['PLUS', plusCommunity],
  ]
  return candidates.flatMap(([tag, has]) => (has ? [tag] : []))
}
