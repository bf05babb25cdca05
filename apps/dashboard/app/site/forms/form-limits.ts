/** The longest note, in characters. */
export const maxNoteLength = 4000

/** The longest note of a response to a family, in characters. */
export const maxResponseLength = 1000

/** The longest reason for a decision on a claim or an application, in characters. */
export const maxDecisionLength = 1000

/** The longest reason for showing contact info, in characters. */
export const maxReasonLength = 300
