import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import { writeOnce } from '../../../http/idempotency'
import { originOf } from '../../../http/origin'
import type { Queue } from '../../../jobs/queue'
import { referFamily } from './referral-service'
import { listReferralOptions } from './referral-options'
import { referToSeveral } from './refer-to-several'
import { listReferrals } from './referral-store'

/** Registers families that advisors refer to communities. [API-032, TRUST-002, TRUST-005, TRUST-015] */
export function referralRoutes(app: FastifyInstance, orm: Orm, queue: Queue): void {
  implementEndpoints(app, orm, 'agentReferrals', {
    list: ({ query, person }) => listReferrals(orm, query, person, parsePage(query)),

    async options({ query, person }) {
      const familyId = query['filter[client]']
      return { id: familyId, options: await listReferralOptions(orm, familyId, person) }
    },

    async createSeveral({ body, sentBody, person, request }) {
      const results = await writeOnce(
        orm,
        { request, person, body: sentBody },
        'agent-referral-results',
        async (tx) => ({
          id: body.clientId,
          results: await referToSeveral(tx, queue, body, person, originOf(request)),
        }),
      )
      queue.wake()
      return results
    },

    async create({ body, sentBody, person, request }) {
      const referral = await writeOnce(orm, { request, person, body: sentBody }, 'agent-referrals', (tx) =>
        referFamily(tx, queue, body, person, originOf(request)),
      )
      queue.wake()
      return referral
    },
  })
}
