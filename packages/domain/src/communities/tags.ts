/** The tags of a community on its tile and page, in display order. `PLUS` is a plus community. [COMM-001] */
export const communityTags = ['VERIFIED', 'NEW CONSTRUCTION', 'BEST OF', 'PLUS'] as const

/** A community tag. [COMM-001] */
export type CommunityTag = (typeof communityTags)[number]
