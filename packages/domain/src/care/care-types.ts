/** The eight care types of the catalogue, by slug, in the order in which families read them. [CARE-001] */
export const careTypeSlugs = [
  'assisted-living',
  'independent-living',
  'board-and-care-home',
  'memory-care',
  'continuing-care-retirement-community',
  'active-adult',
  'skilled-nursing-facility',
  'care-home',
] as const

/** One of the eight care types. [CARE-001] */
export type CareTypeSlug = (typeof careTypeSlugs)[number]

/** The umbrella over all care types, used where a path names none. It is not a ninth type. [CARE-003] */
export const anyCareSlug = 'senior-living'

/** What the first segment of a listing path may be. [ROUTE-001] */
export type TypeOfCareSlug = CareTypeSlug | typeof anyCareSlug

/** How much help a person needs, as the wizard asks for it. [GWZ-074] */
export type CareLevel = 'memory-care' | 'light-care' | 'heavy-care' | 'no-care'
