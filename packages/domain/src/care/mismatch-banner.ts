import { categoryUrl } from '../routes/listing-paths'
import { siteLocale } from '../language/site-language'
import * as texts from '../texts'
import { careTypeForLevel } from './care-levels'
import { careNameInSentence } from './care-names'
import type { CareLevel, CareTypeSlug } from './care-types'

/** The banner on a community that doesn't offer the care a person needs. [CARE-008] */
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
const list = new Intl.ListFormat(siteLocale, { type: 'conjunction' })

/**
 * Returns the banner for a person with care level `level`, with a link to the care type they need in the community's city. Returns none if
 * the community offers that type, if its only type is skilled nursing or CCRC, or if its care is unknown. A person who needs no care gets
 * the light-care variant, because both need independent living. [CARE-008, CARE-009, CARE-010]
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
