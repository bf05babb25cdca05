/** The states whose law requires a disclosure before a referral, all enabled. [DISC-001] */
export const disclosureStates = ['AZ', 'CO', 'OK', 'TX'] as const

/** A state with a disclosure. [DISC-001] */
export type DisclosureState = (typeof disclosureStates)[number]

/** Returns whether a state, by its two-letter code, has a disclosure. [DISC-001] */
export function hasDisclosure(code: string): code is DisclosureState {
  return disclosureStates.some((state) => state === code)
}
