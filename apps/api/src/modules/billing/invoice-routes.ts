import { feeCents } from '@pkg/domain'
import { and, count, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { communities, families, invoices } from '../../database/schema/tables'
import { answerCalls, pageOf } from '../../http/answer-calls'
import { conflict } from '../../http/problems'
import { writeOnce } from '../../http/idempotency'
import { checkDay, draftInvoice } from './draft-invoice'
import { invoiceOf, invoiceRows, oneInvoice, visibleInvoices } from './invoice-rows'
import { creditInvoice, issueInvoice, markPaid } from './issue-invoice'

/** Invoices for move-ins, and the credit notes that alone take them back. [BIZ-003, BIZ-004, DASH-006] */
export function invoiceRoutes(app: FastifyInstance, orm: Orm): void {
  answerCalls(app, orm, 'invoices', {
    async list({ query, person }) {
      const status = query['filter[status]']
      const community = query['filter[community]']
      const where = and(
        visibleInvoices(person),
        status ? eq(invoices.status, status) : undefined,
        community ? eq(invoices.communityId, community) : undefined,
      )
      const [found] = await orm
        .select({ total: count() })
        .from(invoices)
        .innerJoin(families, eq(families.id, invoices.familyId))
        .innerJoin(communities, eq(communities.id, invoices.communityId))
        .where(where)
      return { items: (await invoiceRows(orm, where, pageOf(query))).map(invoiceOf), total: found?.total ?? 0 }
    },

    get: async ({ params, person }) => invoiceOf(await oneInvoice(orm, params.id, person)),

    create: ({ body, person, request }) =>
      writeOnce(orm, { request, person, body }, 'invoices', async (tx) =>
        invoiceOf(await oneInvoice(tx, await draftInvoice(tx, body, person), person)),
      ),

    update: ({ params, body, person }) =>
      orm.transaction(async (tx) => {
        const row = await oneInvoice(tx, params.id, person)
        const { invoice } = row
        const { status, ...amounts } = body
        if (Object.keys(amounts).length > 0) {
          if (invoice.status !== 'draft') throw locked()
          const changed = { ...invoice, ...amounts }
          checkDay(changed.movedInOn, invoice.referredOn)
          await tx
            .update(invoices)
            .set({ ...amounts, amountCents: feeCents(invoice.feePercent, changed.rentCents, changed.careCents) })
            .where(and(eq(invoices.id, invoice.id), eq(invoices.status, 'draft')))
        }
        if (status === 'issued') await issueInvoice(tx, row)
        if (status === 'paid') await markPaid(tx, invoice.id)
        return invoiceOf(await oneInvoice(tx, params.id, person))
      }),

    credit: ({ params, body, person }) =>
      orm.transaction(async (tx) => {
        const { invoice } = await oneInvoice(tx, params.id, person)
        return invoiceOf(await oneInvoice(tx, await creditInvoice(tx, invoice, body.reason.trim()), person))
      }),
  })
}

const locked = () => conflict('invoice-issued', 'An issued invoice cannot be changed. Write a credit note.')
