import type { Conversation } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { notFound } from '../../../http/errors'
import { requireAcceptedFamily } from '../../access'
import { findOwnConversation } from './conversation-access-store'
import {
  findAgentName,
  findLeadCommunity,
  loadConversation,
  openConversation,
  type Partner,
} from './conversation-store'

/**
 * Starts a conversation with a family that the person may see, or returns the existing one.
 * @throws {HttpError} 404, or 409 before the advisor accepts the family. [TRUTH-001]
 */
export async function startConversation(
  orm: Orm,
  body: { clientId: string; subject?: string },
  person: Person,
): Promise<Conversation> {
  const id = await orm.transaction(async (tx) => {
    const family = await requireAcceptedFamily(tx, body.clientId, person)
    return openConversation(tx, family, await findPartner(tx, family.id, person), {
      subject: body.subject,
      ...(person.role === 'real-estate-agent' ? { kind: 'RealEstateClient' } : {}),
    })
  })
  return findConversation(orm, id, person)
}

/** Returns a conversation that the person may read. @throws {HttpError} 404 for any other */
export async function findConversation(orm: Orm, id: string, person: Person): Promise<Conversation> {
  const { id: ownId } = await findOwnConversation(orm, id, person)
  const found = await loadConversation(orm, ownId, person)
  if (!found) throw notFound('conversation', id)
  return found
}

/** Returns the party that the person represents to a family: a community with its lead, the advisor, or staff. @throws {HttpError} 404 */
async function findPartner(tx: Orm, familyId: string, person: Person): Promise<Partner> {
  if (person.role === 'provider') {
    const community = await findLeadCommunity(tx, familyId, person)
    if (!community) throw notFound('family', familyId)
    return { role: 'community', ...community }
  }
  const agent = person.agentId ? await findAgentName(tx, person.agentId) : undefined
  return agent ? { role: 'agent', ...agent } : { role: 'staff', id: person.userId ?? '', name: person.name }
}
