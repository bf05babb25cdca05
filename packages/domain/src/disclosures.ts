import type { DisclosureState } from './disclosure/disclosure-states'
import type {
  DisclosedCommunity,
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
export type { DisclosedCommunity, DisclosureFacts, DisclosureLanguage, DisclosureSection, StateDisclosure }

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

/** The two statements above every disclosure. In English, their spelling is fixed. [DISC-003] */
export const disclosureStatements: Record<DisclosureLanguage, { free: string; paid: string }> = {
  en: { free: 'Our service is always free', paid: 'We are compensated by the community only if you move' },
  es: { free: 'Nuestro servicio siempre es gratuito', paid: 'La residencia nos paga solo si usted se muda' },
}

/**
 * Returns a state's disclosure as plain text: the statements above it, its law and version, and its sections. The page shows exactly this, the
 * answer is recorded with it, and the server accepts nothing else. [DISC-002, DISC-003, DISC-005, TRUTH-002]
 */
export function disclosureText(state: DisclosureState, language: DisclosureLanguage, facts: DisclosureFacts): string {
  const { version, law } = disclosures[state]
  const { free, paid } = disclosureStatements[language]
  const parts = disclosureSections(state, language, facts).map(({ title, text }) => `${title}: ${text}`)
  return [free, paid, `${law.cite} (${version})`, ...parts].join('\n')
}
