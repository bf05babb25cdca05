import { categoryUrl } from '../routes/listing-paths'
import * as texts from '../texts'
import { careTypeForLevel } from './care-levels'
import { careNameInSentence } from './care-names'
import type { CareLevel, CareTypeSlug } from './care-types'

/** The banner over a community that does not offer what a person needs. [CARE-008] */
export interface CareMismatchBanner {
  variant: 'light-care' | 'activities-of-daily-living' | 'memory-care'
  text: string
  link: { text: string; href: string }
}

const variants = {
  'no-care': 'light-care',
  'light-care': 'light-care',
  'heavy-care': 'activities-of-daily-living',
  'memory-care': 'memory-care',
} as const satisfies Record<CareLevel, CareMismatchBanner['variant']>

const neverWarned: readonly CareTypeSlug[] = ['skilled-nursing-facility', 'continuing-care-retirement-community']
const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/**
 * The banner for a person of care level `level` at a community, which leads to the care type they need in the community's city.
 * There is none where the community offers that type, where its only type is skilled nursing or CCRC, or where its care is
 * unknown. A person who needs no care sees the light-care variant: both look for independent living. [CARE-008, CARE-009, CARE-010]
 */
export function careMismatchBanner(
  level: CareLevel,
  community: { care: readonly CareTypeSlug[]; address: { city: string; state: string } },
): CareMismatchBanner | undefined {
  const { care, address } = community
  const needed = careTypeForLevel(level)
  const [only, ...others] = care
  if (only === undefined || care.includes(needed)) return undefined
  if (others.length === 0 && neverWarned.includes(only)) return undefined
  return {
    variant: variants[level],
    text: texts.careMismatch(list.format(care.map(careNameInSentence))),
    link: {
      text: texts.careMismatchLink(careNameInSentence(needed), address.city),
      href: categoryUrl({ care: needed, state: address.state, city: address.city }),
    },
  }
}
