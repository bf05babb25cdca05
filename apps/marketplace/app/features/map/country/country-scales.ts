/** The frames that the map of the country has: those of laptops and tablets, and of phones. */
export type CountryFrame = 'wide' | 'narrow'

/** The prices in dollars a month from which on a state is in the next step. */
export const priceSteps = [4500, 5200, 5900, 6800] as const

/** Units of the map for each pixel, by frame. */
export const frameScales: Record<CountryFrame, number> = { wide: 1.2, narrow: 2.7 }
