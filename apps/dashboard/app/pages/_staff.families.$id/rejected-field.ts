import type { RejectedForm } from '~/site/forms/rejected-form'

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

/** Returns what was sent and not accepted, if it's this field. */
export const rejectedAt = (
  rejected: RejectedField | RejectedForm | undefined,
  field: RejectedField['field'],
): RejectedField | undefined => (rejected && 'field' in rejected && rejected.field === field ? rejected : undefined)
