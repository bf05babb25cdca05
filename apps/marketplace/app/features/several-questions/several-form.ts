/** A community that a family can choose to ask. */
export interface OfferedCommunity {
  id: string
  name: string
  addressString: string
  /** Whether its team can answer. Undefined if the API couldn't say. */
  hasTeam?: boolean | undefined
}

/** What was typed and chosen. */
export interface TypedSeveral {
  communityIds: string[]
  text: string
  email: string
  /** The name of a community to find. */
  name: string
}

/** The fields of the form, in their order on the page. */
export const severalFieldOrder = ['communities', 'name', 'text', 'email'] as const

/** A field of the form. */
export type SeveralField = (typeof severalFieldOrder)[number]

/** A form that was sent: what was typed, and what became of it. */
export interface SeveralResult {
  typed: TypedSeveral
  offered: OfferedCommunity[]
  errors: Partial<Record<SeveralField, string>>
  /** Why we couldn't send it, if no field is wrong. */
  failure?: string
  /** What was found by a name, in words. */
  found?: string
  /** Whether the session ended, so the form asks for an address. */
  isSignedOut?: true
  /** Whether we emailed a link that sends the question. */
  isLinkSent?: true
}
