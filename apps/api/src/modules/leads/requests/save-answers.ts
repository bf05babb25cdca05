import type { NewUuidAction } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import type { Queue } from '../../../jobs/queue'
import { findRequestFamilyId } from '../../access'
import { addFamilyEvent } from '../../trust'
import { lockFamily, updateFamily } from '../families/family-store'
import type { Sender } from './complete-request'

/** Saves the answers of the post-conversion wizard. Saves nothing without a family. [POST-014] */
export async function saveAnswers(tx: Orm, queue: Queue, { actionInfo }: NewUuidAction, sender: Sender): Promise<void> {
  const familyId = await findRequestFamilyId(tx, actionInfo.requestId, sender)
  const family = familyId ? await lockFamily(tx, familyId) : undefined
  if (!family) return
  const { disclosureText: _text, wordings: _wordings, consents: _consents, state: _state, ...answers } = actionInfo.data
  await updateFamily(tx, family.id, { answers: { ...family.answers, ...answers } })
  await addFamilyEvent(tx, {
    familyId: family.id,
    type: 'answers',
    text: 'Shared more about the search',
    author: family.name,
  })
  await queue.add(tx, 'notify-dashboards', {
    familyId: family.id,
    ...(family.agentId ? { agentId: family.agentId } : {}),
  })
}
