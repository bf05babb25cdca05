/** A decision that wasn't accepted. */
export interface RejectedDecision {
  /** What concerns no single field, such as that another admin decided first. */
  message?: string | undefined
  reason?: string | undefined
  community?: string | undefined
  /** The reason that was typed, so it isn't lost. */
  typed: string
}
