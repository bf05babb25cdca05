/** The slugs of the eight care types, in the order in which families see them. [CARE-001] */
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

/** The slug for all care types together, used if a path names none. It isn't a ninth type. [CARE-003] */
export const anyCareSlug = 'senior-living'

/** The first segment of a listing path. [ROUTE-001] */
export type TypeOfCareSlug = CareTypeSlug | typeof anyCareSlug

/** A person's level of care, as the wizard asks for it. [GWZ-074] */
export type CareLevel = 'memory-care' | 'light-care' | 'heavy-care' | 'no-care'
