import type { PriceAnswer } from '@pkg/api-client'
import {
  type CareLevel,
  categoryUrl,
  estimateCareTypeForLevel,
  estimatePrice,
  pricedCareType,
  stateByCode,
  summarizePrices,
} from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { placePath } from '../places/place-service'
import type { PlaceRow } from '../places/place-store'
import { findMeantPlace } from '../suggestions/meant-place'
import { countOffering, listShownPrices, type PriceArea } from './local-price-store'

/** The miles around a place, until enough communities show a price. Then its state. */
const circles = [20, 50]

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
    const prices = summarizePrices(shown.map((community) => estimatePrice(community, type)?.price ?? 0))
    if (!prices && area !== areas.at(-1)) continue
    return {
      id: [place?.id ?? 'us', level].join(' '),
      care,
      communities: await countOffering(orm, area, care),
      listing: place ? { name: listingName(place), path: placePath(place, care) } : { path: categoryUrl({ care }) },
      ...(place ? { place: nameOf(place, area) } : {}),
      ...(area.around ? { miles: area.around.miles } : {}),
      ...(prices ? { prices } : {}),
    }
  }
  return undefined
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
