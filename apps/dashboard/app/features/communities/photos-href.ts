/** Returns the path of the page that manages the photos of a community. [WORK-011] */
export const photosHref = (communityId: string): string => `/communities/${communityId}/photos`
