/** Marks that a community may carry on tile and page, in their order there. `PLUS` stands for a plus community. [COMM-001] */
export const communityTags = ['VERIFIED', 'NEW CONSTRUCTION', 'BEST OF', 'PLUS'] as const

/** A mark of a community. [COMM-001] */
export type CommunityTag = (typeof communityTags)[number]
