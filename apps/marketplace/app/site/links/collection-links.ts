/** The page that a link to a collection opens. [DASH-007] */
export const sharedCollectionPath = '/shared-collection'

/** The path that opens a community of the collection, and lets the advisor see that it was opened. */
export const openedPath = (communityId: string): string => `${sharedCollectionPath}/${communityId}`
