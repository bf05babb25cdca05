import type { RealEstateNeed } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { findHomeConsent } from '../../trust'
import type { FamilyRow } from '../families/family-store'

/** What allows sharing a family with a real estate agent, or in words what's missing. */
export type HomeBasis = { consentId: string; email: string } | { missing: string }

/** Returns the consent to calls of a real estate agent, and the email address to which we send the agent's name first. [AGENT-006, TRUTH-002] */
export async function findHomeBasis(
  tx: Orm,
  { id, email }: Pick<FamilyRow, 'id' | 'email'>,
  need: RealEstateNeed,
): Promise<HomeBasis> {
  const consentId = await findHomeConsent(tx, id, need)
  if (!consentId) return { missing: 'the family hasn’t agreed to their calls' }
  return email ? { consentId, email } : { missing: 'we have no email address to send the agent’s name to' }
}
