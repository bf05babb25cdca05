/** A field of the family page that was sent and not accepted. */
export interface RejectedField {
  field: 'stage' | 'reason' | 'text' | 'decline-reason'
  /** What the person typed or chose, so they can correct it. */
  typed: string
  error: string
}
