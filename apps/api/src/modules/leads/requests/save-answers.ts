import type { NewUuidAction } from '@pkg/api-client'
import { stateByCode } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { families, familyEvents } from '../../../database/schema/tables'
import type { Queue } from '../../../jobs/queue'
import { recordConsents } from '../../trust'
import { consentOfDisclosure } from './consents-of-request'
import { findRequestFamilyId } from '../../access'
import type { Sender } from './complete-request'

/**
 * Adds to a family what it tells after its request: the answers of the post-conversion wizard, or its answer to a state's disclosure,
 * whose exact text stays with the action. Without a family there is nothing to add to. [POST-014, DISC-005]
 */
export async function saveAnswers(
  tx: Orm,
  queue: Queue,
  action: NewUuidAction,
  actionId: string,
  person: Sender,
): Promise<void> {
  const { actionType, actionInfo } = action
  const familyId = await findRequestFamilyId(tx, actionInfo.requestId, person)
  if (!familyId) return
  const [family] = await tx.select().from(families).where(eq(families.id, familyId)).for('update')
  if (!family) return
  const { disclosureText: _text, consents: _ledger, state, ...told } = actionInfo.data
  if (actionType === 'post-conversion') {
    await tx
      .update(families)
      .set({ answers: { ...family.answers, ...told } })
      .where(eq(families.id, familyId))
  }
  const text =
    actionType === 'disclosure'
      ? disclosureAnswered(state, told.isDisclosureAcknowledged === true)
      : 'Told more about the search'
  await tx.insert(familyEvents).values({ familyId, type: 'answers', text, author: family.name })
  await queue.add(tx, 'changed', { familyId, ...(family.agentId ? { agentId: family.agentId } : {}) })
  if (actionType === 'disclosure') {
    const given = consentOfDisclosure(familyId, actionId, actionInfo.data)
    await recordConsents(tx, given, { ...person, page: action.actionPage })
  }
}

function disclosureAnswered(code: string | undefined, isAcknowledged: boolean): string {
  const state = (code && stateByCode(code)?.name) || code || 'the state'
  return isAcknowledged ? `Acknowledged the disclosure of ${state}` : `Did not acknowledge the disclosure of ${state}`
}
