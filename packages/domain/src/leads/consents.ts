/** What a person agrees to. `request` is the act of asking itself, as it reached us: the ground where no box was shown. [TRUST-001] */
export type ConsentKind = 'request' | 'contact' | 'share' | 'texts' | 'disclosure'

/** A box that was shown, and whether it was ticked. */
export interface ConsentBox {
  label: string
  isTicked: boolean
}

/** A consent as a page sends it: exactly what was shown. [TRUST-001] */
export interface ShownConsent {
  kind: Exclude<ConsentKind, 'request'>
  text: string
  version: string
  language: string
  boxes: ConsentBox[]
  /** The community that may receive the data, by its slug. */
  recipient?: string
  /** Two-letter code, for a state's disclosure. */
  state?: string
}
