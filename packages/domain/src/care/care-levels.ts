import type { CareLevel, CareTypeSlug } from './care-types'

/** The care levels, from none to most specialized. [GWZ-074] */
export const careLevels = ['no-care', 'light-care', 'heavy-care', 'memory-care'] as const satisfies readonly CareLevel[]

const typesByLevel = {
  'memory-care': 'memory-care',
  'light-care': 'independent-living',
  'no-care': 'independent-living',
  'heavy-care': 'assisted-living',
} as const satisfies Record<CareLevel, CareTypeSlug>

const levelsByType: Partial<Record<CareTypeSlug, CareLevel>> = {
  'memory-care': 'memory-care',
  'independent-living': 'no-care',
  'assisted-living': 'heavy-care',
}

/** Returns the care type that a person of this care level needs. [CARE-004] */
export function careTypeForLevel(level: CareLevel): (typeof typesByLevel)[CareLevel] {
  return typesByLevel[level]
}

/** Returns the care level of a care type. Five of the eight types have none. [CARE-005] */
export function careLevelForType(slug: CareTypeSlug): CareLevel | undefined {
  return levelsByType[slug]
}
