/** What a relative can think of a community on a shared list, the best first. [TRUST-014] */
export const listVoteValues = ['yes', 'maybe', 'no'] as const

/** What a relative thinks of a community on a shared list. */
export type ListVoteValue = (typeof listVoteValues)[number]

/** The most people who can have a link to a person's list, and the most characters of a name and of a comment. [TRUST-014] */
export const sharingLimits = { people: 10, name: 40, comment: 500 } as const
