import type { Brand } from '@pkg/domain'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { parsePage } from '../../http/page'
import { writeOnce } from '../../http/idempotency'
import type { Queue } from '../../jobs/queue'
import { answerDispute, disputeInvoice } from './disputes/dispute-service'
import { emailInvoice } from './emails/email-invoice'
import { createInvoice, creditInvoice, getInvoice, getInvoicePdf, updateInvoice, withInvoice } from './invoice-service'
import { listInvoices } from './invoice-store'
import { recordPayment, withdrawPayment } from './payments/payment-service'

/** What the routes of invoices depend on. */
interface InvoiceDependencies {
  orm: Orm
  queue: Queue
  brand: Brand
}

/** Registers invoices for move-ins, the credit notes that correct them, payments, disputes, and emails. [BIZ-003, BIZ-004, DASH-006, WORK-013] */
export function invoiceRoutes(app: FastifyInstance, { orm, queue, brand }: InvoiceDependencies): void {
  implementEndpoints(app, orm, 'invoices', {
    list: ({ query, person }) => listInvoices(orm, query, person, parsePage(query)),

    get: ({ params, person }) => getInvoice(orm, params.id, person),

    create: ({ body, sentBody, person, request }) =>
      writeOnce(orm, { request, person, body: sentBody }, 'invoices', (tx) => createInvoice(tx, body, person)),

    update: ({ params, body, person, base }) =>
      updateInvoice(orm, { id: params.id, change: body, base, brand }, person),

    credit: ({ params, body, person }) => creditInvoice(orm, params.id, { ...body, brand }, person),

    pay: ({ params, body, person, base }) =>
      withInvoice(orm, params.id, person, (tx, row) => recordPayment(tx, row, { payment: body, base }, person)),

    withdrawPayment: ({ params: { id, payment }, body, person }) =>
      withInvoice(orm, id, person, (tx, row) =>
        withdrawPayment(tx, row, { paymentId: payment, reason: body.reason.trim() }, person),
      ),

    async pdf({ params, person, reply }) {
      const { name, mediaType, content } = await getInvoicePdf(orm, params.id, brand, person)
      await reply
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', 'private, no-store')
        .type(mediaType)
        .send(Buffer.from(content))
      return undefined
    },

    async send({ params, body, person }) {
      const invoice = await withInvoice(orm, params.id, person, (tx, row) =>
        emailInvoice(tx, { queue, brand }, { ...row, ...body }, person),
      )
      queue.wake()
      return invoice
    },

    dispute: ({ params, body, person }) =>
      withInvoice(orm, params.id, person, (tx, row) => disputeInvoice(tx, row, body.reason.trim(), person)),

    async answerDispute({ params, body, person }) {
      const answer = { ...body, reason: body.reason.trim(), brand }
      const invoice = await withInvoice(orm, params.id, person, (tx, row) => answerDispute(tx, row, answer, person))
      queue.wake()
      return invoice
    },
  })
}
