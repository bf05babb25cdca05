import { type DisclosureState, now } from '@pkg/domain'
import { stateRuleOn } from '@pkg/domain/disclosures'

/** Returns the state whose disclosure the present law requires before a referral to a community in `state`. [DISC-001, TRUST-015] */
export function findDisclosureState(state: string): DisclosureState | undefined {
  return stateRuleOn(state, now().toISOString().slice(0, 10))?.text
}
