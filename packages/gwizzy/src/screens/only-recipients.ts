import type { GatewaySummary, Language } from '@pkg/domain'
import type { WizardInternals } from '../machines/wizard-context'
import type { Support } from '../support'
import { listText } from '../texts/formats'

/**
 * Returns the only ones that get a request when it's sent: the operator, whose advisors get contact info later, and the community if its own team
 * calls. Where a state has a disclosure, no team gets it before that. [LOOK-007, TRUTH-003, TRUTH-005]
 */
export function onlyRecipients(
  choice: WizardInternals['callerChoice'],
  { name, isDisclosureEnabled }: Pick<GatewaySummary, 'name' | 'isDisclosureEnabled'>,
  support: Pick<Support, 'name'>,
  language: Language,
): string {
  const callers = typeof choice === 'object' ? choice.callers : []
  const isByTeam = callers.length > 0 && callers.every(({ kind }) => kind === 'community')
  return listText(isByTeam && !isDisclosureEnabled ? [support.name, name] : [support.name], language)
}
