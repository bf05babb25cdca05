import type { VoiceCallResult } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { findVisibleFamily } from '../../access'
import { normalizePhone, type PhoneService, phoneTexts } from '../../contact'
import { addFamilyEvent } from '../../trust'
import { findAccountPhone, findWorkPhone } from './agent-store'
import { claimOffer } from './offer-outcomes'

/**
 * Places a call to a family: the person's own phone rings first, so no one sees the family's number. The timeline records the call, and an
 * advisor who calls accepts the family. Returns the reason if the call can't be placed. [API-038]
 */
export async function callFamily(
  orm: Orm,
  phoneService: PhoneService,
  clientId: string,
  person: Person,
): Promise<VoiceCallResult> {
  const family = await findVisibleFamily(orm, clientId, person)
  if (!phoneService.connect) return { isPlaced: false, reason: phoneTexts.noService }
  if (family.answers.noCalls) return { isPlaced: false, reason: phoneTexts.noCalls }
  const to = normalizePhone(family.phone ?? '')
  if (!to) return { isPlaced: false, reason: phoneTexts.noFamilyNumber }
  const from = normalizePhone((await findOwnPhone(orm, person)) ?? '')
  if (!from) return { isPlaced: false, reason: phoneTexts.noOwnNumber }
  const result = await phoneService.connect({ from, to })
  if (!result.isPlaced) return result
  await orm.transaction(async (tx) => {
    await addFamilyEvent(tx, { familyId: family.id, type: 'note', text: phoneTexts.called, author: person.name })
    if (person.role === 'agent' && person.agentId) await claimOffer(tx, family.id, person.agentId)
  })
  return result
}

/** Returns the work phone of an advisor, or the phone of the account. */
async function findOwnPhone(orm: Orm, { agentId, userId }: Person): Promise<string | undefined> {
  const workPhone = agentId ? await findWorkPhone(orm, agentId) : undefined
  return workPhone ?? (userId ? findAccountPhone(orm, userId) : undefined)
}
