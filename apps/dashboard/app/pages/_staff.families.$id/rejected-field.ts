/** A field of the family page that was sent and not accepted. */
export interface RejectedField {
  field: 'stage' | 'reason' | 'text' | 'decline-reason' | 'contacted-note' | 'declined-note'
  /** The release of the form, on a page with several. */
  of?: string
  /** What the person typed or chose, so they can correct it. */
  typed: string
  error: string
  /** What a choice of a stage is based on from now on, after someone else changed it. [WORK-005] */
  base?: { stage: string; version: number }
}
