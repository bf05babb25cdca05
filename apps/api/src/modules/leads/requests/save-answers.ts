import type { NewUuidAction } from '@pkg/api-client'
import { stateByCode } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Queue } from '../../../jobs/queue'
import { findRequestFamilyId } from '../../access'
import { addFamilyEvent, recordConsents } from '../../trust'
import { lockFamily, updateFamily } from '../families/family-store'
import type { Sender } from './complete-request'
import { disclosureConsents } from './request-consents'

/**
 * Saves what a family sends after its request: the answers of the post-conversion wizard, or the response to a state's disclosure with
 * its exact text. Saves nothing without a family. [POST-014, DISC-005]
 */
export async function saveAnswers(
  tx: Orm,
  queue: Queue,
  { actionType, actionInfo, actionPage }: NewUuidAction,
  actionId: string,
  sender: Sender,
): Promise<void> {
  const familyId = await findRequestFamilyId(tx, actionInfo.requestId, sender)
  const family = familyId ? await lockFamily(tx, familyId) : undefined
  if (!family) return
  const { disclosureText: _text, consents: _consents, wordings: _wordings, state, ...answers } = actionInfo.data
  const isDisclosure = actionType === 'disclosure'
  if (!isDisclosure) await updateFamily(tx, family.id, { answers: { ...family.answers, ...answers } })
  const text = isDisclosure
    ? describeDisclosure(state, answers.isDisclosureAcknowledged === true)
    : 'Shared more about the search'
  await addFamilyEvent(tx, { familyId: family.id, type: 'answers', text, author: family.name })
  await queue.add(tx, 'notify-dashboards', {
    familyId: family.id,
    ...(family.agentId ? { agentId: family.agentId } : {}),
  })
  // Recording consents locks the ledger until the transaction ends, so it comes last.
  if (isDisclosure) {
    const consents = disclosureConsents(family.id, actionId, actionInfo.data)
    await recordConsents(tx, consents, { ...sender, page: actionPage })
  }
}

function describeDisclosure(code: string | undefined, isAcknowledged: boolean): string {
  const state = (code && stateByCode(code)?.name) || code || 'state'
  return isAcknowledged ? `Acknowledged the ${state} disclosure` : `Didn’t acknowledge the ${state} disclosure`
}
