import { type CareTypeSlug, careTypeSlugs, type Community, slugify, states } from '@pkg/domain'
import type { Zip } from '@pkg/api/catalog'
import { type IllustrationTraits, pickTraits } from '@pkg/illustrations'
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
  traits: IllustrationTraits
  amenities: Community['amenities']
}

/** Picks the building with a number in the catalog. The first ones have each care type in turn. [CARE-001, AGENT-002] */
export function pickBuilding(random: Random, number: number, { zip, slugs }: { zip: Zip; slugs: SlugSet }): Building {
  const main = careTypeSlugs[Math.floor(number / states.length)] ?? pickMainCare(random)
  const care = pickCare(random, main)
  const [least, most] = careProfiles[main].capacity
  const capacity = least + Math.floor((most - least + 1) * random.next() ** 1.3)
  const isLuxury = capacity > 40 && random.chance(0.09)
  const traits = byDay(pickTraits(random, zip.state, main))
  const name = pickName(random, main, traits.landscape)
  const slug = slugs.unique(`${slugify(name)}-${slugify(zip.city)}-${zip.state.toLowerCase()}`, number)
  const address = pickAddress(random, zip)
  const amenities = pickAmenities(random, { care, capacity, isLuxury })
  return { slug, name, zip, address, main, care, capacity, isLuxury, traits, amenities }
}

/** Returns traits by day. Pages with dark colors show the night. [TILE-011] */
const byDay = (traits: IllustrationTraits): IllustrationTraits =>
  traits.time === 'dusk' || traits.time === 'night' ? { ...traits, time: 'golden' } : traits
