import { savedPath } from './saves-links'

/** The page on which a person shares the saved communities with relatives. [TRUST-014] */
export const sharePath = `${savedPath}/share`

/** The path that returns the votes of a person's relatives, for pages that are the same for everyone. [TRUST-014] */
export const familyVotesPath = `${savedPath}/votes`

/** The page that a relative's link opens. [TRUST-014] */
export const sharedListPath = '/shared-list'
