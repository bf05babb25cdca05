/** The radius of the dot in the middle of an advisor’s first county, in pixels: next to the cards, and above them on a phone. [LOOK-008] */
export const dotSizes = { wide: 4.5, narrow: 3 } as const
