/** A reason for declining an offer that was sent and not accepted. */
export interface RejectedDecline {
  /** The offer. */
  of: string
  typed: string
  error: string
}
