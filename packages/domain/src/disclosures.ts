import { type DisclosureState, hasDisclosure } from './disclosure/disclosure-states'
import { fillSection } from './disclosure/fill-section'
import type {
  DisclosedCommunity,
  DisclosureFacts,
  DisclosureLanguage,
  DisclosureSection,
  DisclosureSections,
  StateDisclosure,
} from './disclosure/state-disclosure'
import { arizona } from './disclosure/states/arizona'
import { colorado } from './disclosure/states/colorado'
import { oklahoma } from './disclosure/states/oklahoma'
import { texas } from './disclosure/states/texas'

export { disclosurePlaceholders, requiredPlaceholders, unknownPlaceholders } from './disclosure/fill-section'
export { hasSameText, parseDisclosureVersion, requiredDisclosure, ruleOn, withEnds } from './disclosure/rule-on'
export { stateRules, type StateRule } from './disclosure/state-rules'
export type {
  DisclosedCommunity,
  DisclosureFacts,
  DisclosureLanguage,
  DisclosureSection,
  DisclosureSections,
  StateDisclosure,
}

/** The disclosure of each state that requires one, as far as admins published no other. [DISC-001, TRUST-015] */
export const disclosures: Record<DisclosureState, StateDisclosure> = {
  AZ: arizona,
  CO: colorado,
  OK: oklahoma,
  TX: texas,
}

/** Returns the disclosure of a state: the published one of a community's record, or ours. [DISC-001, TRUST-015] */
export function disclosureOf(state: string, published?: StateDisclosure): StateDisclosure | undefined {
  return published ?? (hasDisclosure(state) ? disclosures[state] : undefined)
}

/** Returns a disclosure in sections, for a page to lay out. [DISC-002] */
export function disclosureSections(
  { sections }: Pick<StateDisclosure, 'sections'>,
  language: DisclosureLanguage,
  facts: DisclosureFacts,
): DisclosureSection[] {
  return sections[language].map((section) => fillSection(section, language, facts))
}

/** The two statements above every disclosure. In English, their spelling is fixed. [DISC-003] */
export const disclosureStatements: Record<DisclosureLanguage, { free: string; paid: string }> = {
  en: { free: 'Our service is always free', paid: 'We are compensated by the community only if you move' },
  es: { free: 'Nuestro servicio siempre es gratuito', paid: 'La residencia nos paga solo si usted se muda' },
}

/**
 * Returns a disclosure as plain text: the statements above it, its law and version, and its sections. The page shows exactly this, the answer is
 * recorded with it, and the server accepts nothing else. [DISC-002, DISC-003, DISC-005, TRUTH-002]
 */
export function disclosureText(
  disclosure: StateDisclosure,
  language: DisclosureLanguage,
  facts: DisclosureFacts,
): string {
  const { version, law } = disclosure
  const { free, paid } = disclosureStatements[language]
  const parts = disclosureSections(disclosure, language, facts).map(({ title, text }) => `${title}: ${text}`)
  return [free, paid, `${law.cite} (${version})`, ...parts].join('\n')
}
