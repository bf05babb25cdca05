import type { GatewaySummary } from '@pkg/domain'
import type { WizardInternals } from '../machines/wizard-context'
import type { Support } from '../support'

/**
 * Returns the only one that gets a request when it's sent: the community if its own team calls, and otherwise the operator, whose advisors get
 * contact info later. Where a state has a disclosure, no team gets it before that. [LOOK-007, TRUTH-003, TRUTH-005]
 */
export function onlyRecipients(
  choice: WizardInternals['callerChoice'],
  { name, isDisclosureEnabled }: Pick<GatewaySummary, 'name' | 'isDisclosureEnabled'>,
  support: Pick<Support, 'name'>,
): string {
  const callers = typeof choice === 'object' ? choice.callers : []
  const isByTeam = callers.length > 0 && callers.every(({ kind }) => kind === 'community')
  return isByTeam && !isDisclosureEnabled ? name : support.name
}
