import { isUuid } from '@pkg/domain'
import type { Invoice } from '@pkg/api-client'
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { communities, families, invoices } from '../../database/schema/tables'
import { managesCommunity } from '../access'
import type { Person } from '../../http/person'
import { notFound } from '../../http/problems'

/** An invoice with the names that people know it by. */
export type InvoiceRow = Awaited<ReturnType<typeof invoiceRows>>[number]

/** Admins see every invoice, agents those of their families, providers the issued ones of their communities. [DASH-006] */
export function visibleInvoices(person: Person): SQL | undefined {
  if (person.role === 'admin') return undefined
  if (person.role === 'agent') return eq(families.agentId, person.agentId ?? '')
  return and(ne(invoices.status, 'draft'), managesCommunity(person, invoices.communityId))
}

/** Invoices, newest first. */
export function invoiceRows(orm: Orm, where: SQL | undefined, page: { size: number; offset: number }) {
  return orm
    .select({ invoice: invoices, clientName: families.name, communityName: communities.name, state: communities.state })
    .from(invoices)
    .innerJoin(families, eq(families.id, invoices.familyId))
    .innerJoin(communities, eq(communities.id, invoices.communityId))
    .where(where)
    .orderBy(desc(invoices.createdAt), invoices.id)
    .limit(page.size)
    .offset(page.offset)
}

/** One invoice that the person may see; 404 for any other. */
export async function oneInvoice(orm: Orm, id: string, person: Person): Promise<InvoiceRow> {
  const which = isUuid(id) ? and(eq(invoices.id, id), visibleInvoices(person)) : sql`false`
  const [row] = await invoiceRows(orm, which, { size: 1, offset: 0 })
  if (!row) throw notFound('invoice', id)
  return row
}

/** An invoice as people read it. Providers are told who moved in, by name alone. */
export function invoiceOf({ invoice, clientName, communityName }: InvoiceRow): Invoice {
  return {
    id: invoice.id,
    ...(invoice.number === null ? {} : { number: `H-${String(invoice.number).padStart(6, '0')}` }),
    kind: invoice.kind,
    ...(invoice.correctsId ? { correctsId: invoice.correctsId } : {}),
    clientId: invoice.familyId,
    clientName,
    communityId: invoice.communityId,
    communityName,
    referredOn: invoice.referredOn,
    movedInOn: invoice.movedInOn,
    rentCents: invoice.rentCents,
    careCents: invoice.careCents,
    feePercent: invoice.feePercent,
    amountCents: invoice.amountCents,
    ...(invoice.reason ? { reason: invoice.reason } : {}),
    status: invoice.status,
    ...(invoice.issuedOn ? { issuedOn: invoice.issuedOn } : {}),
    ...(invoice.dueOn ? { dueOn: invoice.dueOn } : {}),
    ...(invoice.paidOn ? { paidOn: invoice.paidOn } : {}),
  }
}
