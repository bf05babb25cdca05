/** The days for which a link to a collection works. An advisor chooses. [DASH-007] */
export const collectionLinkDays = [7, 30, 90] as const
export type CollectionLinkDays = (typeof collectionLinkDays)[number]
