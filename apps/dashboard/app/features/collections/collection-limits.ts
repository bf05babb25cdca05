/** The longest texts of a collection, in characters. */
export const collectionLimits = { name: 120, note: 1000, communityNote: 500 } as const
