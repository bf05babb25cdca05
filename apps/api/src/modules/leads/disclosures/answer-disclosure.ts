import type { NewUuidAction } from '@pkg/api-client'
import { stateByCode } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Queue } from '../../../jobs/queue'
import { findRequestFamilyId } from '../../access'
import { confirmTours } from '../../tours'
import { addFamilyEvent, findSharingConsent, recordConsents } from '../../trust'
import { type DirectLead, listUnsentLeads } from '../direct/direct-lead-store'
import { giveToAdvisor } from '../direct/hand-over'
import { sendToTeam } from '../direct/send-to-team'
import { type FamilyRow, lockFamily } from '../families/family-store'
import type { Sender } from '../requests/complete-request'
import { type AnsweredDisclosure, readDisclosure } from './answered-disclosure'

/**
 * Records a family's answer to a state's disclosure. If the family acknowledged it, the teams of the communities that it names get the family's
 * request; otherwise an advisor gets it. Records nothing without a family.
 * @throws {HttpError} 422 for another text than ours. [DISC-005, TRUST-015, TRUTH-002, TRUTH-005]
 */
export async function answerDisclosure(
  tx: Orm,
  queue: Queue,
  { actionInfo, actionPage }: NewUuidAction,
  actionId: string,
  sender: Sender,
): Promise<void> {
  const disclosure = await readDisclosure(tx, actionInfo, sender.brand)
  const { requestId } = actionInfo
  const familyId = await findRequestFamilyId(tx, requestId, sender)
  const family = familyId ? await lockFamily(tx, familyId) : undefined
  if (!family) return
  const leads = await listUnsentLeads(tx, { familyId: family.id, requestId }, disclosure, sender)
  await addDisclosureEvent(tx, family, disclosure)
  if (disclosure.isAcknowledged) await sendToTeams(tx, queue, family, { leads, requestId })
  else {
    for (const lead of leads) {
      await giveToAdvisor(tx, queue, { ...lead, familyId: family.id }, { requestId, reason: 'not-disclosed' })
    }
  }
  await queue.add(tx, 'notify-dashboards', {
    familyId: family.id,
    ...(family.agentId ? { agentId: family.agentId } : {}),
  })
  // Recording consents locks the ledger until the transaction ends, so it comes last.
  const { state, version, language, text, isAcknowledged } = disclosure
  const boxes = [{ label: 'Acknowledged', isTicked: isAcknowledged }]
  const consent = { kind: 'disclosure' as const, familyId: family.id, actionId, state, text, version, language, boxes }
  await recordConsents(tx, [consent], { ...sender, page: actionPage })
}

async function sendToTeams(
  tx: Orm,
  queue: Queue,
  family: FamilyRow,
  { leads, requestId }: { leads: DirectLead[]; requestId: string },
): Promise<void> {
  const consentId = await findSharingConsent(tx, family.id)
  for (const lead of leads) {
    await sendToTeam(tx, queue, family, lead, { requestId, consentId })
    await confirmTours(tx, { familyId: family.id, communityId: lead.communityId })
  }
}

async function addDisclosureEvent(tx: Orm, family: FamilyRow, { state, isAcknowledged }: AnsweredDisclosure) {
  const name = stateByCode(state)?.name ?? state
  await addFamilyEvent(tx, {
    familyId: family.id,
    type: 'answers',
    text: isAcknowledged ? `Acknowledged the ${name} disclosure` : `Didn’t acknowledge the ${name} disclosure`,
    author: family.name,
  })
}
