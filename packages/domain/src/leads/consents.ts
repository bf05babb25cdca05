/** What a family agrees to before a real estate agent gets its contact info: calls about selling or buying a home. [AGENT-006, TRUTH-002] */
export type HomeConsent = 'sell-home' | 'buy-home'

/** The kind of a consent. `request` is the request itself, which stood for a consent before wordings were stored. [TRUST-001] */
export type ConsentKind = 'request' | 'contact' | 'share' | 'texts' | HomeConsent | 'disclosure'

/** A box that was shown, and whether it was checked. */
export interface ConsentBox {
  label: string
  isTicked: boolean
}
