/** The longest note, in characters. */
export const maxNoteLength = 4000

/** The longest reason for showing contact info, in characters. */
export const maxReasonLength = 300
