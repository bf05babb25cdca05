/** The kind of a consent. `request` is the request itself, if no box was shown. [TRUST-001] */
export type ConsentKind = 'request' | 'contact' | 'share' | 'texts' | 'disclosure'

/** A box that was shown, and whether it was checked. */
export interface ConsentBox {
  label: string
  isTicked: boolean
}

/** A consent as a page sends it, exactly as it was shown. [TRUST-001] */
export interface ShownConsent {
  kind: Exclude<ConsentKind, 'request'>
  text: string
  version: string
  language: string
  boxes: ConsentBox[]
  /** The slug of the community that receives the data. */
  recipient?: string
  /** The two-letter code, for a state's disclosure. */
  state?: string
}
