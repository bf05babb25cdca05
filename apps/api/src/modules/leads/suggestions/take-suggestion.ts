import { randomUUID } from 'node:crypto'
import type { Offer } from '@pkg/api-client'
import { isUuid, now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { notFound } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { explainOffer, lockAssignments } from '../../advisors'
import { findAgent, type AgentContact } from '../families/agent-store'
import { type FamilyRow, lockFamily } from '../families/family-store'
import { findOfferOf, findRequestId, insertOffer, toOffer } from '../families/offer-store'
import { giveFamily, type Reassignment } from '../families/reassign-family'
import { loadStandings, standingOf } from './advisor-standing'
import { findWaitingFamily } from './waiting-family-store'

/**
 * Gives a family without an advisor to the advisor who accepts it, under the rules of the assignment: the family learns the name before its
 * contact info is shared. @throws {HttpError} 404 for a family that isn't suggested to them, or no longer, and 409 without the family's consent [DASH-005, TRUTH-001, TRUST-002]
 */
export async function acceptSuggestion(
  orm: Orm,
  reassignment: Reassignment,
  id: string,
  person: Person,
): Promise<Offer> {
  const accepted = await orm.transaction(async (tx) => {
    const { family, advisor } = await requireSuggestion(tx, id, person)
    // Before the family counts among the advisor's own.
    const reasons = await explainOffer(tx, advisor.id, family, false)
    await giveFamily(tx, reassignment, family, advisor, { author: person.name, reasons })
    return requireOffer(tx, family.id, advisor.id)
  })
  reassignment.queue.wake()
  return accepted
}

/** Declines a family without an advisor, so it isn't suggested to this advisor again. @throws {HttpError} 404 for a family that isn't suggested to them [DASH-005] */
export function declineSuggestion(
  orm: Orm,
  { id, reason }: { id: string; reason: string },
  person: Person,
): Promise<Offer> {
  return orm.transaction(async (tx) => {
    const { family, advisor } = await requireSuggestion(tx, id, person)
    const moment = now()
    const requestId = (await findRequestId(tx, family.id)) ?? randomUUID()
    const declined = { status: 'declined', reason, offeredAt: moment, dueAt: moment, resolvedAt: moment } as const
    await insertOffer(tx, { familyId: family.id, agentId: advisor.id, requestId, ...declined })
    return requireOffer(tx, family.id, advisor.id)
  })
}

/** Locks a family that is suggested to an advisor. The same error for any other family doesn't reveal which ids exist. */
async function requireSuggestion(
  tx: Orm,
  id: string,
  { agentId }: Person,
): Promise<{ family: FamilyRow; advisor: AgentContact }> {
  await lockAssignments(tx)
  const family = isUuid(id) ? await lockFamily(tx, id) : undefined
  const waiting = family && (await findWaitingFamily(tx, family.id))
  const contact = agentId ? await findAgent(tx, agentId) : undefined
  if (!family || !waiting || !contact) throw notFound('suggested family', id)
  const standings = await loadStandings(tx, [waiting.family])
  const advisor = standings.advisors.find(({ agent }) => agent.id === agentId)
  if (!advisor || typeof standingOf(standings, advisor, waiting.family) === 'string') {
    throw notFound('suggested family', id)
  }
  return { family, advisor: contact }
}

async function requireOffer(tx: Orm, familyId: string, agentId: string): Promise<Offer> {
  const offer = await findOfferOf(tx, familyId, agentId)
  if (!offer) throw new Error('The offer was not saved')
  return toOffer(offer)
}
