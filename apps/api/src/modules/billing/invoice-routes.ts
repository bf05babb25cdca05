import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints, pageOf } from '../../http/answer-calls'
import { writeOnce } from '../../http/idempotency'
import { draftInvoice } from './draft-invoice'
import { invoiceOf, oneInvoice } from './invoice-rows'
import { listInvoices, updateInvoice } from './invoice-service'
import { creditInvoice } from './issue-invoice'

/** Invoices for move-ins, and the credit notes that alone take them back. [BIZ-003, BIZ-004, DASH-006] */
export function invoiceRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'invoices', {
    async list({ query, person }) {
      return listInvoices(orm, query, person, pageOf(query))
    },

    get: async ({ params, person }) => invoiceOf(await oneInvoice(orm, params.id, person)),

    create: ({ body, sentBody, person, request }) =>
      writeOnce(orm, { request, person, body: sentBody }, 'invoices', async (tx) =>
        invoiceOf(await oneInvoice(tx, await draftInvoice(tx, body, person), person)),
      ),

    update: ({ params, body, person }) => updateInvoice(orm, params.id, body, person),

    credit: ({ params, body, person }) =>
      orm.transaction(async (tx) => {
        const { invoice } = await oneInvoice(tx, params.id, person)
        return invoiceOf(await oneInvoice(tx, await creditInvoice(tx, invoice, body.reason.trim()), person))
      }),
  })
}
