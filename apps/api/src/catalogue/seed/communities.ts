import {
  careTypeSlugs,
  communityUrl,
  orderGallery,
  secondLineOf,
  sizeOfCapacity,
  slugify,
  stateByCode,
  states,
  tileDescription,
  type Agent,
  type CareTypeSlug,
  type Community,
  type CommunityImage,
  type CommunityTag,
  type ListingStatus,
} from '@pkg/domain'
import { drawingPath, drawingViews, type DrawingView } from '../drawings/drawing-path'
import type { Geography, Zip } from '../geography/geography'
import { estimatedPrices } from '../pricing/state-estimate'
import { Random } from '../random'
import { pickAmenities } from './amenities'
import { fictionalPhone } from './area-codes'
import { careProfiles, pickCare, pickMainCare } from './care-mix'
import { describe } from './description'
import { pickLook } from './look'
import { commonWords, kindWords, landscapeWords, placeWords, streetKinds, streetWords } from './name-words'
import { ownPrices } from './prices'
import { pickReviews } from './reviews'
import { SlugRegister } from './slugs'
import { drawingTexts } from './texts'

/** What the demo catalogue is made of. The same options give the same communities, byte by byte. */
export interface SeedOptions {
  geography: Geography
  /** Advisors from whom partner agents are chosen. */
  agents: readonly Agent[]
  /** How many communities; from 408 on every state has every care type. */
  count: number
  /** A whole number. */
  seed: number
  /** The day that reviews are counted back from. */
  today: Date
}

const statuses: Readonly<Record<`${ListingStatus}`, number>> = { '1': 93, '0': 3, '-1': 3, '-2': 1 }

/** The demo communities, one after another; memory stays the same for a thousand and a million. [LIST-003, DATA-002] */
export function* generateCommunities(options: SeedOptions): Generator<Community, void, undefined> {
  const slugs = new SlugRegister()
  const places = placePicker(options.geography)
  const partners = partnerPicker(options.agents)
  for (let number = 0; number < options.count; number += 1) {
    const random = new Random(options.seed, number)
    yield makeCommunity(random, number, { ...options, slugs, places, partners })
  }
}

/** Half of all communities lie in towns of four ZIP codes and more, as houses of this kind do; the other half anywhere. */
function placePicker({ zips, cities }: Geography): (random: Random, number: number) => Zip {
  const inTowns = cities.filter((city) => city.zips.length >= 4).flatMap((city) => city.zips)
  const byState = states.map(({ code }) => zips.filter((zip) => zip.state === code))
  return (random, number) => {
    const ofState = number < states.length * careTypeSlugs.length ? byState[number % states.length] : undefined
    return random.pick(ofState ?? (random.chance(0.5) ? inTowns : zips))
  }
}

/** Agents who serve a state, by state. */
function partnerPicker(agents: readonly Agent[]): (random: Random, state: string) => Agent | undefined {
  const byState = new Map<string, Agent[]>()
  for (const agent of agents) {
    if (agent.status < 2) continue
    for (const { state } of agent.info.serviceArea.operatingIn)
      byState.set(state, [...(byState.get(state) ?? []), agent])
  }
  return (random, state) => {
    const serving = byState.get(state)
    return serving && random.pick(serving)
  }
}

interface Tools extends SeedOptions {
  slugs: SlugRegister
  places: (random: Random, number: number) => Zip
  partners: (random: Random, state: string) => Agent | undefined
}

function makeCommunity(random: Random, number: number, { slugs, places, partners, today }: Tools): Community {
  const zip = places(random, number)
  const main = careTypeSlugs[Math.floor(number / states.length)] ?? pickMainCare(random)
  const care = pickCare(random, main)
  const [least, most] = careProfiles[main].capacity
  const capacity = least + Math.floor((most - least + 1) * random.next() ** 1.3)
  const isLuxury = capacity > 40 && random.chance(0.09)
  const look = pickLook(random, zip.state, main)
  const name = pickName(random, main, look.landscape)
  const slug = slugs.unique(`${slugify(name)}-${slugify(zip.city)}-${zip.state.toLowerCase()}`, number)
  const address = pickAddress(random, zip)
  const addressString = `${address.line1}, ${address.city}, ${address.state} ${address.zip}`
  const amenities = pickAmenities(random, { care, capacity, isLuxury })
  const isPriced = random.chance(0.92)
  const prices = isPriced ? ownPrices(random, care, zip.state, isLuxury) : estimatedPrices(care, zip.state)
  const communityDescription = random.chance(0.97)
    ? describe(random, {
        name,
        city: zip.city,
        stateName: stateByCode(zip.state).name,
        care,
        capacity,
        landscape: look.landscape,
        isLuxury,
        amenities,
        rooms: prices.slyPrices[0]?.prices.map(({ type }) => type) ?? [],
      })
    : ''
  const { reviews, ratings, ...shown } = pickReviews(random, slug, main, capacity, today)
  const feePercent = random.chance(0.5) ? 0 : random.pick([20, 30, 40, 50, 50, 60, 75, 80, 90, 100])
  const partner = random.chance(feePercent > 0 ? 0.9 : 0.35) ? partners(random, zip.state) : undefined
  const plusCommunity = feePercent > 0 && random.chance(0.08)
  const tags = pickTags(random, { plusCommunity, slyScore: shown.slyScore, numReviews: ratings.numReviews })
  const mainImage = drawingPath(look, slug, 'exterior')
  const images = orderGallery(
    drawingViews
      .filter((view) => isDrawn(view, capacity))
      .map((view) => imageOf(view, slug, name, drawingPath(look, slug, view))),
    mainImage,
  )
  const communitySize = sizeOfCapacity(capacity)
  return {
    id: slug,
    name,
    url: communityUrl({ id: slug, care, address }),
    source: 'demo',
    status: Number(random.weighted(statuses)) as ListingStatus,
    address,
    addressString,
    care,
    secondLine: secondLineOf(care),
    tags,
    images: images.slice(0, 5),
    mainImage,
    description: tileDescription(communityDescription),
    ...shown,
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

function pickName(random: Random, care: CareTypeSlug, landscape: keyof typeof landscapeWords): string {
  const first = random.chance(0.45) ? random.pick(landscapeWords[landscape]) : random.pick(commonWords)
  const kind = random.pick(kindWords[care])
  const base = random.chance(0.85) ? `${first} ${random.pick(placeWords)}` : first
  return `${base} ${kind || (base === first ? 'House' : '')}`.trim()
}

/** A house number and street near the middle of a ZIP code, some half a mile around it. */
function pickAddress(random: Random, zip: Zip): Community['address'] {
  const street = `${random.pick(streetWords)} ${random.pick(streetKinds)}`
  const side = random.chance(0.25) ? `${random.pick(['N', 'S', 'E', 'W'])} ` : ''
  const near = (degrees: number, reach: number) =>
    Math.round((degrees + reach * (random.next() + random.next() - 1)) * 1e5) / 1e5
  return {
    line1: `${random.between(10, random.chance(0.6) ? 999 : 9899)} ${side}${street}`,
    city: zip.city,
    state: zip.state,
    zip: zip.zip,
    county: zip.county,
    latitude: near(zip.latitude, 0.009),
    longitude: near(zip.longitude, 0.011),
    timezone: zip.timezone,
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
  const chosen: [CommunityTag, boolean][] = [
    ['VERIFIED', random.chance(0.3)],
    ['NEW CONSTRUCTION', numReviews < 4 && random.chance(0.1)],
    ['BEST OF', slyScore >= 8.8 && numReviews >= 6 && random.chance(0.5)],
    ['PLUS', plusCommunity],
  ]
  return chosen.flatMap(([tag, has]) => (has ? [tag] : []))
}

/** Small houses have no dining room worth a picture of its own. */
const isDrawn = (view: DrawingView, capacity: number) => view !== 'dining' || capacity >= 16

function imageOf(view: DrawingView, slug: string, name: string, path: string): CommunityImage {
  const { category, description } = drawingTexts[view]
  return { id: `${slug}-${view}`, path, description: description(name), category: { name: category } }
}
