/** A field of the family page that was sent and not accepted. */
export interface RejectedField {
  field: 'stage' | 'reason' | 'text'
  /** What the person typed or chose, so they can correct it. */
  typed: string
  error: string
}
