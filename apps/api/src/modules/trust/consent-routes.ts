import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints, pageOf } from '../../http/answer-calls'
import { writeOnce } from '../../http/idempotency'
import { originOf } from '../../http/origin'
import { addConsent, isKnownHead, listConsents } from './consent-store'
import { checkLedger } from './ledger'

/** The consent ledger: read by staff, added to by families, changed by nobody. [TRUST-001] */
export function consentRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'consents', {
    create({ body, sentBody, person, request }) {
      return writeOnce(orm, { request, person, body: sentBody }, 'consents', async (tx) => {
        return addConsent(tx, body, person, originOf(request))
      })
    },

    async list({ query, person }) {
      return listConsents(orm, query['filter[client]'], person, pageOf(query))
    },

    async check({ query }) {
      const verdict = await checkLedger(orm)
      if (!query.head) return verdict
      return { ...verdict, isHeadKnown: await isKnownHead(orm, query.head) }
    },
  })
}
