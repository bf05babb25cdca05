import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { parsePage } from '../../http/page'
import { writeOnce } from '../../http/idempotency'
import { createInvoice, creditInvoice, getInvoice, questionInvoice, updateInvoice } from './invoice-service'
import { listInvoices } from './invoice-store'

/** Registers invoices for move-ins, and the credit notes that correct them. [BIZ-003, BIZ-004, DASH-006] */
export function invoiceRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'invoices', {
    list: ({ query, person }) => listInvoices(orm, query, person, parsePage(query)),

    get: ({ params, person }) => getInvoice(orm, params.id, person),

    create: ({ body, sentBody, person, request }) =>
      writeOnce(orm, { request, person, body: sentBody }, 'invoices', (tx) => createInvoice(tx, body, person)),

    update: ({ params, body, person, base }) => updateInvoice(orm, { id: params.id, change: body, base }, person),

    credit: ({ params, body, person }) => creditInvoice(orm, params.id, body.reason.trim(), person),

    question: ({ params, body, person }) => questionInvoice(orm, params.id, body.text, person),
  })
}
