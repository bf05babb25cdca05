import type { Orm } from '../../../database/database'
import { openConversation } from '../../messaging'
import { findSharingConsent, releaseTo } from '../../trust'
import { shareWithCovering } from '../covers/share-with-covering'
import { findAgent } from './agent-store'
import type { FamilyRow } from './family-store'

/** Shares a family's contact info with the advisor who accepted it, and with who covers for that advisor, and opens their conversation. [TRUST-002, TRUTH-001] */
export async function shareWithAdvisor(tx: Orm, family: FamilyRow, agentId: string): Promise<void> {
  const advisor = await findAgent(tx, agentId)
  if (!advisor) throw new Error('The advisor of an accepted family no longer exists')
  const recipient = { kind: 'agent' as const, id: advisor.id, name: advisor.name }
  await openConversation(tx, family, { role: 'agent', id: advisor.id, name: advisor.name })
  const consentId = await findSharingConsent(tx, family.id, recipient)
  await releaseTo(tx, family, recipient, { consentId, reason: 'This local advisor will help with your request' })
  await shareWithCovering(tx, family, advisor.id)
}
