import type { PriceAnswer, PriceWindow } from '@pkg/api-client'
import {
  type CareLevel,
  categoryUrl,
  communityUrl,
  estimateCareTypeForLevel,
  estimatePrice,
  isCareTypeSlug,
  pricedCareType,
  stateByCode,
  summarizePrices,
} from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { placePath } from '../places/place-service'
import type { PlaceRow } from '../places/place-store'
import { findMeantPlace } from '../suggestions/meant-place'
import { countOffering, listShownPrices, listWindowFacts, type PriceArea } from './local-price-store'

/** The miles around a place, until enough communities show a price. Then its state. */
const circles = [20, 50]

/** The largest number of communities that a street shows one by one. */
const mostWindows = 200

/**
 * Returns what a level of care costs around the place that a person typed: the price of the care type at each community that shows prices, from its
 * rooms, its list, or its starting price times the level's multiplier. Undefined if there is no such place. [FIND-016, PRICE-004, PRICE-005, PRICE-006]
 */
export async function findLocalPrices(
  orm: Orm,
  { typed, level }: { typed: string | undefined; level: CareLevel },
): Promise<PriceAnswer | undefined> {
  const place = typed === undefined ? undefined : await findMeantPlace(orm, typed)
  if (typed !== undefined && !place) return undefined
  const type = estimateCareTypeForLevel(level)
  const care = pricedCareType(type)
  const areas = place ? areasOf(place) : [{}]
  for (const area of areas) {
    const shown = await listShownPrices(orm, area, care)
    const priced = shown.map((community) => ({ id: community.id, price: estimatePrice(community, type)?.price ?? 0 }))
    const prices = summarizePrices(priced.map(({ price }) => price))
    if (!prices && area !== areas.at(-1)) continue
    return {
      id: [place?.id ?? 'us', level].join(' '),
      care,
      communities: await countOffering(orm, area, care),
      listing: place ? { name: listingName(place), path: placePath(place, care) } : { path: categoryUrl({ care }) },
      ...(place ? { place: nameOf(place, area) } : {}),
      ...(area.around ? { miles: area.around.miles } : {}),
      ...(prices ? { prices } : {}),
      ...(prices && prices.communities <= mostWindows ? { windows: await findWindows(orm, priced) } : {}),
    }
  }
  return undefined
}

/** Returns the windows of the price street: each community that shows a price, the lowest first. [LOOK-007] */
async function findWindows(orm: Orm, priced: readonly { id: string; price: number }[]): Promise<PriceWindow[]> {
  const sorted = priced.filter(({ price }) => price > 0).toSorted((one, other) => one.price - other.price)
  const facts = await listWindowFacts(
    orm,
    sorted.map(({ id }) => id),
  )
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  return sorted.flatMap(({ id, price }) => {
    const fact = byId.get(id)
    if (!fact) return []
    const { name, care, city, state, availability } = fact
    return [
      {
        name,
        path: communityUrl({ id, care: care.filter(isCareTypeSlug), address: { state, city } }),
        price,
        ...(availability ? { availability } : {}),
      },
    ]
  })
}

function areasOf({ kind, state, latitude, longitude }: PlaceRow): PriceArea[] {
  if (kind === 'state') return [{ state }]
  return [...circles.map((miles) => ({ around: { latitude, longitude, miles } })), { state }]
}

function nameOf(place: PlaceRow, { around }: PriceArea): string {
  const { kind, state, zip } = place
  if (!around) return stateByCode(state)?.name ?? state
  return kind === 'zip' && zip ? zip : listingName(place)
}

/** Returns the name of a place's listing. That of a ZIP code is its city's. */
const listingName = ({ kind, name, state }: PlaceRow) => (kind === 'state' ? name : `${name}, ${state}`)
