/** The most characters of a family's note about a saved community. */
export const maxNoteLength = 1000

/** A note that was too long to store, as the family wrote it. */
export interface RejectedNote {
  /** The community's id. */
  community: string
  note: string
}
