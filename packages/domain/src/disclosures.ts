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

export { shownVersion, stateRuleOn, stateRules, type StateRule } from './disclosure/state-rules'
export type { DisclosureFacts, DisclosureLanguage, DisclosureSection, StateDisclosure }

/** The disclosure of each state that asks for one. [DISC-001] */
export const disclosures: Record<DisclosureState, StateDisclosure> = {
  AZ: arizona,
  CO: colorado,
  OK: oklahoma,
  TX: texas,
}

/** What a state has told, part by part, for a page to lay out. [DISC-002] */
export function disclosureSections(
  state: DisclosureState,
  language: DisclosureLanguage,
  facts: DisclosureFacts,
): DisclosureSection[] {
  return disclosures[state].sections[language](facts)
}

/** The same as plain text, its version and the law first: exactly what was shown, as the answer to it is recorded. [DISC-002, DISC-005] */
export function disclosureText(state: DisclosureState, language: DisclosureLanguage, facts: DisclosureFacts): string {
  const { version, law } = disclosures[state]
  const parts = disclosureSections(state, language, facts).map(({ title, text }) => `${title}: ${text}`)
  return [`${law.cite} (${version})`, ...parts].join('\n')
}
