import type { AdvisorContact } from '../communities/gateway-summary'

/**
 * Someone who will call a family: an advisor, the team of a community that contacts families itself, or the operator's own advisors if no
 * one serves the location.
 */
export type Caller =
  | ({ kind: 'advisor' } & AdvisorContact)
  | { kind: 'community'; id: string; name: string }
  | { kind: 'operator'; name: string }

/** Who will call a family and by when, chosen before the family gives its phone number. [TRUTH-001] */
export interface CallerChoice {
  /** The request names this id, so the family gets the callers it was shown. */
  id: string
  callers: Caller[]
  /** The advisor who calls if only communities' teams were to call and none did by then, if one is known by name. [TRUTH-008] */
  backup?: AdvisorContact
  /** When the first call comes at the latest, as ISO 8601. */
  callBy: string
  /** The IANA time zone that the family reads `callBy` in. */
  timeZone: string
}
