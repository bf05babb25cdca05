import { type CareTypeSlug, careTypeSlugs, type Community, slugify, states } from '@pkg/domain'
import type { Zip } from '@pkg/api/catalog'
import { type Landscape, landscapeOfState } from '@pkg/illustrations'
import type { Random } from '@pkg/illustrations/random'
import { pickAddress } from './addresses'
import { pickAmenities } from './amenities'
import { careProfiles, pickCare, pickMainCare } from './care-mix'
import { pickName } from './community-names'
import type { SlugSet } from './slugs'

/** A building with its name, its place, and the care in it. */
export interface Building {
  slug: string
  name: string
  zip: Zip
  address: Community['address']
  /** The first of its care types. */
  main: CareTypeSlug
  care: CareTypeSlug[]
  /** The number of residents. */
  capacity: number
  isLuxury: boolean
  landscape: Landscape
  amenities: Community['amenities']
}

/** Picks the building with a number in the catalog. The first ones have each care type in turn. [CARE-001, AGENT-002] */
export function pickBuilding(random: Random, number: number, { zip, slugs }: { zip: Zip; slugs: SlugSet }): Building {
  const main = careTypeSlugs[Math.floor(number / states.length)] ?? pickMainCare(random)
  const care = pickCare(random, main)
  const [least, most] = careProfiles[main].capacity
  const capacity = least + Math.floor((most - least + 1) * random.next() ** 1.3)
  const isLuxury = capacity > 40 && random.chance(0.09)
  const landscape = landscapeOfState(zip.state)
  skipFormerDraws(random, main, landscape)
  const name = pickName(random, main, landscape)
  const slug = slugs.unique(`${slugify(name)}-${slugify(zip.city)}-${zip.state.toLowerCase()}`, number)
  const address = pickAddress(random, zip)
  const amenities = pickAmenities(random, { care, capacity, isLuxury })
  return { slug, name, zip, address, main, care, capacity, isLuxury, landscape, amenities }
}

/** Skips the draws that once chose the traits of illustrations, so the communities of a seed stay as they are. */
function skipFormerDraws(random: Random, main: CareTypeSlug, landscape: Landscape): void {
  const form = random.next()
  const hadWings = main === 'assisted-living' && form < 2 / 3
  const count = hadWings && landscape === 'mountain-west' ? 6 : 5
  for (let draw = 0; draw < count; draw += 1) random.next()
}
