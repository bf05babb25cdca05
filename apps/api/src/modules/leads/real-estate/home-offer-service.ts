import type { RealEstateLead } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import { conflict, notFound } from '../../../http/errors'
import type { Queue } from '../../../jobs/queue'
import { lockFamily } from '../families/family-store'
import { claimHome, declineHome } from './home-offer-outcomes'
import { findHomeOffer, type HomeOfferRow, requireLead } from './home-offer-store'
import { requireRow, toRealEstateLead } from './real-estate-service'

/** Accepts a home that was offered to the person. @throws {HttpError} 404, or 409 when it's no longer offered. [AGENT-006] */
export async function acceptHome(orm: Orm, queue: Queue, id: string, person: Person): Promise<RealEstateLead> {
  const accepted = await orm.transaction(async (tx) => {
    const offer = await requireOffer(tx, id, person)
    // Without the lock, the family could be erased between the acceptance and the release.
    const lead = await requireLead(tx, id)
    const family = await lockFamily(tx, lead.familyId)
    if (!family || family.erasedAt) throw notOffered(offer)
    const isNew = await claimHome(tx, offer, { lead, family, author: person.name })
    if (!isNew && offer.status !== 'claimed') throw notOffered(offer)
    await queue.add(tx, 'notify-dashboards', { familyId: family.id, agentId: offer.agentId })
    return requireRow(tx, id, person)
  })
  queue.wake()
  return toRealEstateLead(accepted)
}

/** Declines a home that was offered to the person; the next agent is asked. @throws {HttpError} 404, or 409 when it's no longer offered. [TRUTH-008] */
export async function rejectHome(
  orm: Orm,
  queue: Queue,
  { id, reason }: { id: string; reason: string },
  person: Person,
): Promise<void> {
  await orm.transaction(async (tx) => {
    const offer = await requireOffer(tx, id, person)
    if (!(await declineHome(tx, queue, offer.id, reason))) throw notOffered(offer)
  })
  queue.wake()
}

const notOffered = ({ status }: HomeOfferRow) =>
  conflict('offer-closed', 'This home is no longer offered to you', [{ detail: `The offer is ${status}` }])

async function requireOffer(tx: Orm, leadId: string, { agentId }: Person): Promise<HomeOfferRow> {
  const offer = agentId ? await findHomeOffer(tx, leadId, agentId) : undefined
  if (!offer) throw notFound('real estate lead', leadId)
  return offer
}
