import type { DisclosureState } from './disclosure/disclosure-states'
import type {
  DisclosureFacts,
  DisclosureLanguage,
  DisclosureSection,
  StateDisclosure,
} from './disclosure/state-disclosure'
import { arizona } from './disclosure/states/arizona'
import { colorado } from './disclosure/states/colorado'
import { oklahoma } from './disclosure/states/oklahoma'
import { texas } from './disclosure/states/texas'

export { parseDisclosureVersion, stateRuleOn, stateRules, type StateRule } from './disclosure/state-rules'
export type { DisclosureFacts, DisclosureLanguage, DisclosureSection, StateDisclosure }

/** The disclosure of each state that requires one. [DISC-001] */
export const disclosures: Record<DisclosureState, StateDisclosure> = {
  AZ: arizona,
  CO: colorado,
  OK: oklahoma,
  TX: texas,
}

/** Returns a state's disclosure in sections, for a page to lay out. [DISC-002] */
export function disclosureSections(
  state: DisclosureState,
  language: DisclosureLanguage,
  facts: DisclosureFacts,
): DisclosureSection[] {
  return disclosures[state].sections[language](facts)
}

/**
 * Returns a state's disclosure as plain text with its law and version first, exactly as the answer to it is recorded. [DISC-002, DISC-005]
 */
export function disclosureText(state: DisclosureState, language: DisclosureLanguage, facts: DisclosureFacts): string {
  const { version, law } = disclosures[state]
  const parts = disclosureSections(state, language, facts).map(({ title, text }) => `${title}: ${text}`)
  return [`${law.cite} (${version})`, ...parts].join('\n')
}
