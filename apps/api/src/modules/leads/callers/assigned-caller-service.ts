import type { AssignedCaller } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import { notFound } from '../../../http/errors'
import type { Person } from '../../../http/person'
import type { Queue } from '../../../jobs/queue'
import { findSubjectFamily } from '../../trust'
import { isEmailOnly } from '../families/email-only'
import { replaceAdvisor } from '../families/offer-outcomes'
import { type AssignedOffer, findAssignedOffer } from './assigned-caller-store'
import { findNextCall, timeZoneOf } from '../../calls'

/** A person's own family, or the family of an emailed link. */
interface Subject {
  token?: string
}

/** Returns the advisor who will call a person's family, if one is assigned. [TRUTH-001] */
export async function listAssignedCallers(orm: Orm, subject: Subject, person: Person) {
  const familyId = await findSubjectFamily(orm, subject, person)
  const found = familyId ? await findAssignedOffer(orm, familyId) : undefined
  const call = found && (await findNextCall(orm, found.offer.familyId, found.offer.agentId))
  const bookedCall = call && { startsAt: call.startsAt.toISOString(), timeZone: call.timeZone }
  const items = found ? [{ ...toAssignedCaller(found), ...(bookedCall && { bookedCall }) }] : []
  return { items, total: items.length }
}

/**
 * Replaces the advisor of a person's family with the next one, because the family asked for it. The advisor immediately loses access.
 * @throws {HttpError} 404 for any other offer. [TRUTH-001]
 */
export async function replaceAssignedCaller(
  orm: Orm,
  queue: Queue,
  { id, subject }: { id: string; subject: Subject },
  person: Person,
): Promise<AssignedCaller> {
  const replaced = await orm.transaction(async (tx) => {
    const familyId = await findSubjectFamily(tx, subject, person)
    const found = familyId ? await findAssignedOffer(tx, familyId) : undefined
    if (!found || found.offer.id !== id) throw notFound('caller', id)
    await replaceAdvisor(tx, queue, found.offer)
    return found
  })
  queue.wake()
  return { ...toAssignedCaller(replaced), status: 'replaced' }
}

function toAssignedCaller({ offer, agent, ...family }: AssignedOffer): AssignedCaller {
  const { displayName, workPhone } = agent.info
  return {
    id: offer.id,
    agentId: offer.agentId,
    name: displayName,
    ...(workPhone ? { phone: workPhone } : {}),
    status: offer.status === 'claimed' ? 'accepted' : 'asked',
    callBy: offer.dueAt.toISOString(),
    timeZone: timeZoneOf(family.state),
    ...(isEmailOnly(family) && { isByEmail: true as const }),
  }
}
