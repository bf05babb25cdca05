/** The texts of a listing's parts on a phone. [FIND-005] */
export const listingTexts = {
  views: 'Views of this list',
  map: 'Map',
  list: 'List',
  filters: 'Filters',
  you: 'You',
  applied: 'applied',
} as const
