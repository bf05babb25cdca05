import { amenityFlags, type AmenityFlag, type CareTypeSlug, type Community } from '@pkg/domain'
import type { Random } from '@pkg/illustrations/random'
import { careProfiles } from './care-mix'

/** Amenities that small homes don't have. */
const largeOnly: ReadonlySet<AmenityFlag> = new Set([
  'hasSwimmingPool',
  'hasMovieTheater',
  'hasBeautySalon',
  'hasChapel',
  'hasConcierge',
  'hasElevator',
  'hasFitnessRoom',
  'hasGuestRooms',
  'hasRestaurantDining',
  'hasArtStudio',
])

/** Amenities that communities for independent living don't have. */
const clinical: ReadonlySet<AmenityFlag> = new Set([
  'has24HourNursing',
  'hasPhysicalTherapy',
  'hasOccupationalTherapy',
  'hasSpeechTherapy',
  'hasTransferAssistance',
])

const independent: readonly CareTypeSlug[] = ['independent-living', 'active-adult']

/**
 * Picks the amenities of a community: those usual for its care types, and more for luxury communities. Some stay unknown, as in real data.
 * [COMM-002, COMM-003]
 */
export function pickAmenities(
  random: Random,
  { care, capacity, isLuxury }: { care: readonly CareTypeSlug[]; capacity: number; isLuxury: boolean },
): Community['amenities'] {
  const usual = new Set(care.flatMap((type) => careProfiles[type].usual))
  const isIndependent = care.every((type) => independent.includes(type))
  const share = isLuxury ? 0.6 : 0.34
  const amenities: Community['amenities'] = {}
  for (const flag of amenityFlags) {
    if (usual.has(flag)) {
      amenities[flag] = random.chance(0.93)
    } else if ((capacity < 16 && largeOnly.has(flag)) || (isIndependent && clinical.has(flag))) {
      amenities[flag] = false
    } else if (random.chance(0.85)) {
      amenities[flag] = random.chance(clinical.has(flag) ? share / 2 : share)
    }
  }
  if (!care.includes('memory-care') && amenities.hasSecuredCourtyard) amenities.hasSecuredCourtyard = random.chance(0.3)
  return withTwoSpaces(amenities)
}

/** Returns amenities with at least two spaces besides the apartments, so a gallery has at least four illustrations. [TILE-011] */
function withTwoSpaces(amenities: Community['amenities']): Community['amenities'] {
  const hasMeals = amenities.hasThreeMealsDaily || amenities.hasRestaurantDining
  const hasOutdoors = amenities.hasGarden || amenities.hasWalkingPaths || amenities.hasSecuredCourtyard
  const spaces = [hasMeals, hasOutdoors, amenities.hasLibrary].filter(Boolean).length
  if (spaces >= 2) return amenities
  return { ...amenities, ...(hasOutdoors ? {} : { hasGarden: true }), ...(hasMeals ? {} : { hasLibrary: true }) }
}
