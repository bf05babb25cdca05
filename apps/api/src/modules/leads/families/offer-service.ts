import type { Offer } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { conflict, notFound } from '../../../http/errors'
import type { Queue } from '../../../jobs/queue'
import { addFamilyEvent } from '../../trust'
import { claimOffer, declineOffer } from './offer-outcomes'
import { findOffer, type NamedOffer, toOffer } from './offer-store'

/** Accepts an offer. @throws {HttpError} 404, or 409 when it's no longer open. */
export function acceptOffer(orm: Orm, id: string, person: Person): Promise<Offer> {
  return orm.transaction(async (tx) => {
    const { offer } = await requireOffer(tx, id, person)
    const isNew = await claimOffer(tx, offer.familyId, offer.agentId)
    const accepted = await requireOffer(tx, id, person)
    if (accepted.offer.status !== 'claimed') throw notOffered(accepted)
    if (isNew) {
      await addFamilyEvent(tx, {
        familyId: offer.familyId,
        type: 'assigned',
        text: 'Accepted the family',
        author: person.name,
      })
    }
    return toOffer(accepted)
  })
}

/** Declines an offer; the next advisor gets it. @throws {HttpError} 404, or 409 when it's no longer open. */
export async function rejectOffer(
  orm: Orm,
  queue: Queue,
  { id, reason }: { id: string; reason: string },
  person: Person,
): Promise<Offer> {
  const declined = await orm.transaction(async (tx) => {
    const { offer } = await requireOffer(tx, id, person)
    await declineOffer(tx, queue, offer, reason)
    const after = await requireOffer(tx, id, person)
    if (after.offer.status !== 'declined') throw notOffered(after)
    return toOffer(after)
  })
  queue.wake()
  return declined
}

const notOffered = ({ offer }: NamedOffer) =>
  conflict('offer-closed', 'This family is no longer offered to you', [{ detail: `The offer is ${offer.status}` }])

async function requireOffer(tx: Orm, id: string, person: Person): Promise<NamedOffer> {
  const offer = await findOffer(tx, id, person)
  if (!offer) throw notFound('offer', id)
  return offer
}
