import { isUuid } from '@pkg/domain'
import type { Offer } from '@pkg/api-client'
import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { families, familyEvents, offers } from '../../../database/schema/tables'
import { answerCalls, pageOf } from '../../../http/answer-calls'
import type { Person } from '../../../http/person'
import { conflict, notFound } from '../../../http/problems'
import type { Queue } from '../../../jobs/queue'
import { claimOffer, declineOffer } from './offers'

/** Families offered to advisors: each sees the own offers. [GWZ-118] */
export function offerRoutes(app: FastifyInstance, orm: Orm, queue: Queue): void {
  answerCalls(app, orm, 'offers', {
    async list({ query, person }) {
      const status = query['filter[status]']
      const where = and(ownOffers(person), status ? eq(offers.status, status) : undefined)
      const [found] = await orm.select({ total: count() }).from(offers).where(where)
      const page = pageOf(query)
      return { items: (await offerRows(orm, where, page)).map(offerOf), total: found?.total ?? 0 }
    },

    async claim({ params, person }) {
      return orm.transaction(async (tx) => {
        const { offer } = await oneOffer(tx, params.id, person)
        const isNew = await claimOffer(tx, offer.familyId, offer.agentId)
        const after = await oneOffer(tx, params.id, person)
        if (after.offer.status !== 'claimed') throw noLongerOffered(after.offer.status)
        if (isNew) {
          await tx
            .insert(familyEvents)
            .values({ familyId: offer.familyId, type: 'assigned', text: 'Taken on', author: person.name })
        }
        return offerOf(after)
      })
    },

    async decline({ params, body, person }) {
      const answer = await orm.transaction(async (tx) => {
        const { offer } = await oneOffer(tx, params.id, person)
        await declineOffer(tx, queue, offer, body.reason.trim())
        const after = await oneOffer(tx, params.id, person)
        if (after.offer.status !== 'declined') throw noLongerOffered(after.offer.status)
        return offerOf(after)
      })
      queue.wake()
      return answer
    },
  })
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
