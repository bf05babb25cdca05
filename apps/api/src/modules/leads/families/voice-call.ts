import type { VoiceCallResult } from '@pkg/api-client'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { agents, familyEvents, users } from '../../../database/schema/tables'
import { type PhoneService, phoneTexts, normalizePhone } from '../../contact'
import { claimOffer } from './offers'
import { findVisibleFamily } from '../../access'
import type { Person } from '../../../http/person'

/**
 * Calls a family: the person's own telephone rings first, so that the number is shown to nobody. A call that was placed stands in the
 * timeline, and an advisor who calls has taken the family on. Without a telephone service the answer says so. [API-038]
 */
export async function voiceCall(
  orm: Orm,
  telephone: PhoneService,
  clientId: string,
  person: Person,
): Promise<VoiceCallResult> {
  const family = await findVisibleFamily(orm, clientId, person)
  if (!telephone.connect) return { isPlaced: false, reason: phoneTexts.noService }
  const to = normalizePhone(family.phone ?? '')
  if (!to) return { isPlaced: false, reason: phoneTexts.noFamilyNumber }
  const from = normalizePhone(await ownPhone(orm, person))
  if (!from) return { isPlaced: false, reason: phoneTexts.noOwnNumber }
  const verdict = await telephone.connect({ from, to })
  if (!verdict.isPlaced) return verdict
  await orm.transaction(async (tx) => {
    const event = { familyId: family.id, type: 'note' as const, text: phoneTexts.called, author: person.name }
    await tx.insert(familyEvents).values(event)
    if (person.role === 'agent' && person.agentId) await claimOffer(tx, family.id, person.agentId)
  })
  return verdict
}

/** The telephone of an advisor, else that of the account. Empty for none. */
async function ownPhone(orm: Orm, { agentId, userId }: Person): Promise<string> {
  const [agent] = agentId ? await orm.select({ record: agents.record }).from(agents).where(eq(agents.id, agentId)) : []
  if (agent) return agent.record.info.workPhone
  const [user] = userId ? await orm.select({ phone: users.phone }).from(users).where(eq(users.id, userId)) : []
  return user?.phone ?? ''
}
