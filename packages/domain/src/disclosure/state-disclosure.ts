import type { DisclosureState } from './disclosure-states'

/** The languages in which a disclosure can be read. */
export type DisclosureLanguage = 'en' | 'es'

/** Who refers, and to whom: the facts that a disclosure names. */
export interface DisclosureFacts {
  /** The name of the operator, who collects the fee. */
  operator: string
  phone: string
  email: string
  /** The community that the family asks about. */
  community: string
  /** The fee agreed with this community, in percent of the first month's rent and care; without it the usual size is told. */
  feePercent?: number | undefined
}

/** A part of a disclosure: what it is about, and what is told. */
export interface DisclosureSection {
  title: string
  text: string
}

/** What a state's law has told to a family before it is referred. [DISC-001, DISC-002] */
export interface StateDisclosure {
  state: DisclosureState
  /** Changes with every change of the words, so that a record tells which ones were read. */
  version: string
  /** Where the law stands, and where it can be read. */
  law: { cite: string; url: string }
  sections: Record<DisclosureLanguage, (facts: DisclosureFacts) => DisclosureSection[]>
}
