import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { parsePage } from '../../http/page'
import { writeOnce } from '../../http/idempotency'
import { originOf } from '../../http/origin'
import { addConsent } from './consent-service'
import { listConsents } from './consent-store'
import { checkLedger } from './ledger-service'
import { isKnownHead } from './ledger-store'

/** Registers the consent ledger: families add consents, staff read them, and no one changes them. [TRUST-001] */
export function consentRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'consents', {
    create({ body, sentBody, person, request }) {
      return writeOnce(orm, { request, person, body: sentBody }, 'consents', (tx) =>
        addConsent(tx, body, person, originOf(request)),
      )
    },

    list: ({ query, person }) => listConsents(orm, query['filter[client]'], person, parsePage(query)),

    async check({ query }) {
      const verdict = await checkLedger(orm)
      if (!query.head) return verdict
      return { ...verdict, isHeadKnown: await isKnownHead(orm, query.head) }
    },
  })
}
