import type { Offer } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { families, familyEvents, offers } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { conflict, notFound } from '../../../http/problems'
import type { Queue } from '../../../jobs/queue'
import { claimOffer, declineOffer } from './offers'

/** Returns a page of the offers that a person may see. */
export async function listOffers(
  orm: Orm,
  status: Offer['status'] | undefined,
  person: Person,
  page: { size: number; offset: number },
) {
  const where = and(ownOffers(person), status ? eq(offers.status, status) : undefined)
  const [found] = await orm.select({ total: count() }).from(offers).where(where)
  return { items: (await offerRows(orm, where, page)).map(offerOf), total: found?.total ?? 0 }
}

/** Accepts an offer. @throws {HttpError} 409 when it is no longer open. */
export function acceptOffer(orm: Orm, id: string, person: Person): Promise<Offer> {
  return orm.transaction(async (tx) => {
    const { offer } = await oneOffer(tx, id, person)
    const isNew = await claimOffer(tx, offer.familyId, offer.agentId)
    const after = await oneOffer(tx, id, person)
    if (after.offer.status !== 'claimed') throw noLongerOffered(after.offer.status)
    if (isNew) {
      await tx
        .insert(familyEvents)
        .values({ familyId: offer.familyId, type: 'assigned', text: 'Taken on', author: person.name })
    }
    return offerOf(after)
  })
}

/** Declines an offer, so that the next advisor gets it. @throws {HttpError} 409 when it is no longer open. */
export async function refuseOffer(
  orm: Orm,
  queue: Queue,
  { id, reason }: { id: string; reason: string },
  person: Person,
): Promise<Offer> {
  const answer = await orm.transaction(async (tx) => {
    const { offer } = await oneOffer(tx, id, person)
    await declineOffer(tx, queue, offer, reason)
    const after = await oneOffer(tx, id, person)
    if (after.offer.status !== 'declined') throw noLongerOffered(after.offer.status)
    return offerOf(after)
  })
  queue.wake()
  return answer
}

const noLongerOffered = (status: string) =>
  conflict('offer-answered', 'This family is no longer offered to you', [{ detail: `The offer is ${status}` }])

/** Admins see every offer, advisors their own. */
function ownOffers({ role, agentId }: Person): SQL | undefined {
  return role === 'admin' ? undefined : eq(offers.agentId, agentId ?? '')
}

async function oneOffer(tx: Orm, id: string, person: Person) {
  const [row] = isUuid(id) ? await offerRows(tx, and(eq(offers.id, id), ownOffers(person)), { size: 1, offset: 0 }) : []
  if (!row) throw notFound('offer', id)
  return row
}

function offerRows(orm: Orm, where: SQL | undefined, page: { size: number; offset: number }) {
  return orm
    .select({ offer: offers, clientName: families.name })
    .from(offers)
    .innerJoin(families, eq(families.id, offers.familyId))
    .where(where)
    .orderBy(desc(offers.offeredAt), offers.id)
    .limit(page.size)
    .offset(page.offset)
}

/** An offer as the advisor reads it. One that is over no longer tells who it was about. [TRUST-004] */
function offerOf({ offer, clientName }: Awaited<ReturnType<typeof offerRows>>[number]): Offer {
  const isMine = offer.status === 'offered' || offer.status === 'claimed'
  return {
    id: offer.id,
    clientId: offer.familyId,
    clientName: isMine ? clientName : '',
    agentId: offer.agentId,
    status: offer.status,
    ...(offer.reason ? { reason: offer.reason } : {}),
    offeredAt: offer.offeredAt.toISOString(),
    dueAt: offer.dueAt.toISOString(),
    ...(offer.answeredAt ? { answeredAt: offer.answeredAt.toISOString() } : {}),
  }
}
