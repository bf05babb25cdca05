import type { BodyOf, endpoints } from '@pkg/api-client'
import { feeCents } from '@pkg/domain'
import { and, count, eq } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { communities, families, invoices } from '../../database/schema/tables'
import type { Person } from '../../http/person'
import { conflict } from '../../http/problems'
import { checkDay } from './draft-invoice'
import { invoiceOf, invoiceRows, oneInvoice, visibleInvoices } from './invoice-rows'
import { issueInvoice, markPaid } from './issue-invoice'

interface InvoiceFilter {
  'filter[status]'?: (typeof invoices.$inferSelect)['status']
  'filter[community]'?: string
}

/** Returns a page of the invoices that a person may see. */
export async function listInvoices(
  orm: Orm,
  query: InvoiceFilter,
  person: Person,
  page: { size: number; offset: number },
) {
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
  return { items: (await invoiceRows(orm, where, page)).map(invoiceOf), total: found?.total ?? 0 }
}

/** Changes the amounts of a draft, issues it, or marks it paid. @throws {HttpError} 409 for amounts of an issued invoice. */
export function updateInvoice(orm: Orm, id: string, body: BodyOf<typeof endpoints.invoices.update>, person: Person) {
  return orm.transaction(async (tx) => {
    const row = await oneInvoice(tx, id, person)
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
    return invoiceOf(await oneInvoice(tx, id, person))
  })
}

const locked = () => conflict('invoice-issued', 'An issued invoice cannot be changed. Write a credit note.')
