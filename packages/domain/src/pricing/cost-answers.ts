import type { CareLevel, CareTypeSlug } from '../care/care-types'
import type { WizardAnswers } from '../leads/answers'
import type { CostAnswers } from './monthly-cost'

/**
 * Returns the answers that a community's cost depends on. A family that wasn't asked how much help is needed gets the estimate for what most people of the
 * community need. [TRUST-012, TRUTH-010]
 */
export function costAnswers(
  { care, lookingFor }: { care: CareLevel | undefined; lookingFor: WizardAnswers['lookingFor'] },
  careTypes: readonly CareTypeSlug[],
): CostAnswers {
  const isForTwo = lookingFor === 'Self + Partner' || lookingFor === 'Parents'
  return { care: care ?? usualCare(careTypes), isForTwo }
}

function usualCare([main]: readonly CareTypeSlug[]): CareLevel {
  if (main === 'memory-care') return 'memory-care'
  return main === 'independent-living' || main === 'active-adult' ? 'no-care' : 'light-care'
}
