/** The languages of the disclosures. */
export type DisclosureLanguage = 'en' | 'es'

/** A community that a disclosure is about, and its fee as a percentage of the first month's rent and care; 0 if it pays us nothing. */
export interface DisclosedCommunity {
  name: string
  feePercent: number
}

/** The facts that a disclosure names. */
export interface DisclosureFacts {
  /** The name of the operator, who collects the referral fee. */
  operator: string
  phone: string
  email: string
  /** The communities that the family requested, each with its fee. [TRUTH-007] */
  communities: readonly DisclosedCommunity[]
}

/** A section of a disclosure. Its text can name facts in braces, such as `{communities}`. */
export interface DisclosureSection {
  title: string
  text: string
}

/** The sections of a disclosure in each language. */
export type DisclosureSections = Record<DisclosureLanguage, readonly DisclosureSection[]>

/** The disclosure that a state's law requires before a referral. [DISC-001, DISC-002] */
export interface StateDisclosure {
  /** Two-letter code. */
  state: string
  /** Changes with every change of the wording, so a record shows which text was read. */
  version: string
  /** The citation and URL of the law. */
  law: { cite: string; url: string }
  sections: DisclosureSections
}
