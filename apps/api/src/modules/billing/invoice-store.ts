import type { Invoice, QueryOf } from '@pkg/api-client'
import { endpoints } from '@pkg/api-client/server'
import { isUuid } from '@pkg/domain'
import { and, between, count, desc, eq, isNotNull, isNull, max, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm } from '../../database/database'
import { communities, families, invoices } from '../../database/schema/tables'
import type { CountedList } from '../../http/lists/counted-list'
import { filterCondition, type ListColumns, listOrder, textCondition } from '../../http/lists/list-query'
import type { Person } from '../../http/person'
import { managesCommunity } from '../access'
import { balanceCents, creditedCents, invoiceStatus, paidCents, paidOn } from './invoice-figures-store'
import { invoiceNumberText } from './invoice-number'

/** An invoice with the names of its family and community. */
export type InvoiceRow = Awaited<ReturnType<typeof listRows>>[number]

type NewInvoice = typeof invoices.$inferInsert

type InvoiceQuery = QueryOf<typeof endpoints.invoices.list>

/** Returns what invoices are sorted and filtered by. Where they stand depends on the day. */
const listColumns = (): ListColumns => ({
  createdAt: invoices.createdAt,
  number: invoices.number,
  clientName: sql`lower(${families.name})`,
  communityName: sql`lower(${communities.name})`,
  amountCents: invoices.amountCents,
  balanceCents,
  status: invoiceStatus(),
  issuedMonth: sql`to_char(invoices.issued_on, 'YYYY-MM')`,
  movedInOn: invoices.movedInOn,
  issuedOn: invoices.issuedOn,
  dueOn: invoices.dueOn,
  paidOn,
  kind: invoices.kind,
  community: invoices.communityId,
  organization: communities.organizationId,
  client: invoices.familyId,
  agent: families.agentId,
  state: communities.state,
})

const joined = sql`${invoices} join ${families} on ${eq(families.id, invoices.familyId)}
  join ${communities} on ${eq(communities.id, invoices.communityId)}`

/** Invoices, as stats count them. [WORK-014] */
export const countedInvoices: CountedList = {
  path: endpoints.invoices.list.path,
  from: joined,
  visible: (_orm, person) => visibleInvoices(person),
  matches: (_orm, query) => filterCondition(query, listColumns()),
  amounts: { cents: () => sql`${invoices.amountCents}`, days: () => sql`(${paidOn})::date - ${invoices.issuedOn}` },
  agentId: sql`${families.agentId}`,
  communityIds: (where) => sql`select ${invoices.communityId} as id from ${joined} where ${where}`,
}

/** The most rows of an export. A year of a large operator has fewer. */
const mostExported = 100_000

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
    filterCondition(query, listColumns()),
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

/** Returns the invoices or credit notes of a period that a person may see, in the order of their numbers. */
export function listIssued(
  orm: Orm,
  { kind, from, until }: { kind: 'invoice' | 'credit-note'; from: string; until: string },
  person: Person,
): Promise<InvoiceRow[]> {
  const isInPeriod = and(eq(invoices.kind, kind), between(invoices.issuedOn, from, until))
  return listRows(orm, and(isInPeriod, visibleInvoices(person)), { size: mostExported, offset: 0 }, { sort: 'number' })
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
    .where(and(eq(invoices.id, id), isNull(invoices.number)))
}

/** An issued invoice with what its PDF needs. */
export type InvoiceForDocument = NonNullable<Awaited<ReturnType<typeof findForDocument>>>

/** Returns an invoice with its community, and the invoice that it corrects. */
export async function findForDocument(tx: Orm, id: string) {
  const corrected = alias(invoices, 'corrected')
  const [row] = await tx
    .select({
      invoice: invoices,
      community: { name: communities.name, city: communities.city, state: communities.state },
      corrected: { number: corrected.number, amountCents: corrected.amountCents },
    })
    .from(invoices)
    .innerJoin(communities, eq(communities.id, invoices.communityId))
    .leftJoin(corrected, eq(corrected.id, invoices.correctsId))
    .where(eq(invoices.id, id))
  return row
}

/** Names the PDF of an issued invoice, once. */
export async function setDocument(tx: Orm, id: string, documentId: string): Promise<void> {
  await tx
    .update(invoices)
    .set({ documentId })
    .where(and(eq(invoices.id, id), isNull(invoices.documentId)))
}

/** Deletes a draft. Changes nothing if it was issued. */
export async function deleteDraft(tx: Orm, id: string): Promise<void> {
  await tx.delete(invoices).where(and(eq(invoices.id, id), isNull(invoices.number)))
}

/** Returns the credit notes that correct an invoice, newest first. */
export function listCreditNotes(tx: Orm, invoiceId: string) {
  return tx
    .select({ id: invoices.id, number: invoices.number, amountCents: invoices.amountCents })
    .from(invoices)
    .where(eq(invoices.correctsId, invoiceId))
    .orderBy(desc(invoices.number))
}

/** Locks an invoice until the transaction ends, and returns it with its figures as they're then. @throws {Error} if there is none */
export async function lockInvoice(tx: Orm, id: string, person: Person): Promise<InvoiceRow> {
  await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.id, id)).for('update')
  const row = await findInvoice(tx, id, person)
  if (!row) throw new Error('The invoice was deleted')
  return row
}

/** Locks an invoice until the transaction ends, for a job, which no person does. */
export async function lockAnyInvoice(tx: Orm, id: string): Promise<InvoiceRow | undefined> {
  await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.id, id)).for('update')
  const [row] = await listRows(tx, eq(invoices.id, id), { size: 1, offset: 0 })
  return row
}

/** Returns the next invoice number. Locks the numbers until the transaction ends, so they have no gaps. */
export async function nextInvoiceNumber(tx: Orm): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${numberLock})`)
  const [row] = await tx.select({ last: max(invoices.number) }).from(invoices)
  return (row?.last ?? 0) + 1
}

/** The community that an invoice concerns today: the one that it names, or the one that this was merged into. */
const remainingCommunity = sql`coalesce((select kept.id from ${communities} merged join ${communities} kept on kept.key = merged.merged_into_key
  where merged.id = ${invoices.communityId}), ${invoices.communityId})`

/** Returns the condition on invoices that a person may see. Admins see every invoice, agents those of their families, and providers the issued ones of their communities. [DASH-006] */
export function visibleInvoices(person: Person): SQL | undefined {
  if (person.role === 'admin') return undefined
  if (person.role === 'agent') return eq(families.agentId, person.agentId ?? '')
  return and(isNotNull(invoices.number), managesCommunity(person, remainingCommunity))
}

function listRows(orm: Orm, where: SQL | undefined, page: { size: number; offset: number }, query: InvoiceQuery = {}) {
  return orm
    .select({
      invoice: invoices,
      clientName: families.name,
      communityName: communities.name,
      state: communities.state,
      status: invoiceStatus(),
      paidCents,
      creditedCents,
      balanceCents,
      paidOn,
    })
    .from(invoices)
    .innerJoin(families, eq(families.id, invoices.familyId))
    .innerJoin(communities, eq(communities.id, invoices.communityId))
    .where(where)
    .orderBy(...listOrder(query, listColumns(), { sort: '-createdAt', unique: invoices.id }))
    .limit(page.size)
    .offset(page.offset)
}

/** Returns an invoice as people see it. Providers see only the name of the family. */
export function toInvoice(row: InvoiceRow): Invoice {
  const { invoice, clientName, communityName, status, paidCents, creditedCents, balanceCents, paidOn } = row
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
    status,
    paidCents,
    creditedCents,
    balanceCents,
    ...(invoice.issuedOn ? { issuedOn: invoice.issuedOn } : {}),
    ...(invoice.dueOn ? { dueOn: invoice.dueOn } : {}),
    ...(paidOn ? { paidOn } : {}),
  }
}
