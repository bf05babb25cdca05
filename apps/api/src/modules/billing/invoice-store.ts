import type { endpoints, Invoice, QueryOf } from '@pkg/api-client'
import { isUuid } from '@pkg/domain'
import { and, count, eq, max, ne, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { communities, families, invoices } from '../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder, textCondition } from '../../http/lists/list-query'
import type { Person } from '../../http/person'
import { managesCommunity } from '../access'
import { invoiceNumberText } from './invoice-number'

/** An invoice with the names of its family and community. */
export type InvoiceRow = Awaited<ReturnType<typeof listRows>>[number]

type NewInvoice = typeof invoices.$inferInsert

type InvoiceQuery = QueryOf<typeof endpoints.invoices.list>

/** What invoices are sorted and filtered by. */
const columns: ListColumns = {
  createdAt: invoices.createdAt,
  number: invoices.number,
  clientName: sql`lower(${families.name})`,
  communityName: sql`lower(${communities.name})`,
  amountCents: invoices.amountCents,
  status: invoices.status,
  movedInOn: invoices.movedInOn,
  issuedOn: invoices.issuedOn,
  dueOn: invoices.dueOn,
  paidOn: invoices.paidOn,
  kind: invoices.kind,
  community: invoices.communityId,
  organization: communities.organizationId,
  client: invoices.familyId,
}

/** An arbitrary number that no other advisory lock uses. */
const numberLock = 727_004

/** Returns a page of the invoices that a person may see, by default newest first. `q` searches the names of the family and the community. */
export async function listInvoices(
  orm: Orm,
  query: InvoiceQuery,
  person: Person,
  page: { size: number; offset: number },
) {
  const where = and(
    visibleInvoices(person),
    filterCondition(query, columns),
    textCondition(query.q, [families.name, communities.name]),
  )
  const [found] = await orm
    .select({ total: count() })
    .from(invoices)
    .innerJoin(families, eq(families.id, invoices.familyId))
    .innerJoin(communities, eq(communities.id, invoices.communityId))
    .where(where)
  return { items: (await listRows(orm, where, page, query)).map(toInvoice), total: found?.total ?? 0 }
}

/** Returns an invoice that a person may see. */
export async function findInvoice(orm: Orm, id: string, person: Person): Promise<InvoiceRow | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await listRows(orm, and(eq(invoices.id, id), visibleInvoices(person)), { size: 1, offset: 0 })
  return row
}

/** Inserts an invoice. Returns its id, or undefined if the move-in already has one. */
export async function insertInvoice(tx: Orm, invoice: NewInvoice): Promise<string | undefined> {
  const [inserted] = await tx.insert(invoices).values(invoice).onConflictDoNothing().returning({ id: invoices.id })
  return inserted?.id
}

/** Updates a draft. Changes nothing if it was issued. */
export async function updateDraft(tx: Orm, id: string, changes: Partial<NewInvoice>): Promise<void> {
  await tx
    .update(invoices)
    .set(changes)
    .where(and(eq(invoices.id, id), eq(invoices.status, 'draft')))
}

/** Marks an issued invoice as paid. Returns the status, whether it changed or not. */
export async function markPaid(tx: Orm, id: string, paidOn: string): Promise<Invoice['status'] | undefined> {
  await tx
    .update(invoices)
    .set({ status: 'paid', paidOn })
    .where(and(eq(invoices.id, id), eq(invoices.status, 'issued')))
  const [invoice] = await tx.select({ status: invoices.status }).from(invoices).where(eq(invoices.id, id))
  return invoice?.status
}

/** Deletes a draft. Changes nothing if it was issued. */
export async function deleteDraft(tx: Orm, id: string): Promise<void> {
  await tx.delete(invoices).where(and(eq(invoices.id, id), eq(invoices.status, 'draft')))
}

/** Returns the credit note for an invoice. */
export async function findCreditNote(tx: Orm, invoiceId: string) {
  const [note] = await tx
    .select({ id: invoices.id, number: invoices.number })
    .from(invoices)
    .where(eq(invoices.correctsId, invoiceId))
  return note
}

/** Returns the next invoice number. Locks the numbers until the transaction ends, so they have no gaps. */
export async function nextInvoiceNumber(tx: Orm): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${numberLock})`)
  const [row] = await tx.select({ last: max(invoices.number) }).from(invoices)
  return (row?.last ?? 0) + 1
}

/** Returns the condition on invoices that a person may see. Admins see every invoice, agents those of their families, and providers the issued ones of their communities. [DASH-006] */
export function visibleInvoices(person: Person): SQL | undefined {
  if (person.role === 'admin') return undefined
  if (person.role === 'agent') return eq(families.agentId, person.agentId ?? '')
  return and(ne(invoices.status, 'draft'), managesCommunity(person, invoices.communityId))
}

function listRows(orm: Orm, where: SQL | undefined, page: { size: number; offset: number }, query: InvoiceQuery = {}) {
  return orm
    .select({ invoice: invoices, clientName: families.name, communityName: communities.name, state: communities.state })
    .from(invoices)
    .innerJoin(families, eq(families.id, invoices.familyId))
    .innerJoin(communities, eq(communities.id, invoices.communityId))
    .where(where)
    .orderBy(...listOrder(query, columns, { sort: '-createdAt', unique: invoices.id }))
    .limit(page.size)
    .offset(page.offset)
}

/** Returns an invoice as people see it. Providers see only the name of the family. */
export function toInvoice({ invoice, clientName, communityName }: InvoiceRow): Invoice {
  return {
    id: invoice.id,
    version: invoice.version,
    ...(invoice.number === null ? {} : { number: invoiceNumberText(invoice.number) }),
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
