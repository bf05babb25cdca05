/** The name of the field that searches a community. */
export const searchName = 'other'

/** Returns the page of a community's prices. */
export const pathOfPrices = (id: string): string => `/prices?community=${id}`
