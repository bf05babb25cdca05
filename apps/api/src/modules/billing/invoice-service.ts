import { randomUUID } from 'node:crypto'
import type { BodyOf, endpoints, Invoice } from '@pkg/api-client'
import { feeCents, now, siteDay } from '@pkg/domain'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { invoices } from '../../database/schema/tables'
import { conflict, notFound } from '../../http/errors'
import { requireVersion } from '../../http/versions'
import { checkMoveInDate, draftInvoice } from './draft-invoice'
import { addAdminTask, findNewestTask } from '../tasks'
import { findInvoice, invoiceNumberText, type InvoiceRow, markPaid, toInvoice, updateDraft } from './invoice-store'
import { insertCreditNote, issueInvoice } from './issue-invoice'

type InvoiceChange = BodyOf<typeof endpoints.invoices.update>

/** Returns an invoice that a person may see. @throws {HttpError} 404 */
export async function getInvoice(orm: Orm, id: string, person: Person): Promise<Invoice> {
  const invoice = toInvoice(await requireInvoice(orm, id, person))
  const question = await findNewestTask(orm, questionKey(id))
  if (!question) return invoice
  return { ...invoice, question: { askedAt: question.createdAt.toISOString(), isAnswered: question.isDone } }
}

const questionKey = (id: string) => `invoice-question:${id}:`

/** Adds a question of a community's team about its invoice to the tasks of the admins, due in a business day. @throws {HttpError} 404 [DASH-006, WORK-010] */
export function questionInvoice(orm: Orm, id: string, text: string, person: Person): Promise<Invoice> {
  return orm.transaction(async (tx) => {
    const { invoice, communityName } = await requireInvoice(tx, id, person)
    const number = invoice.number === null ? '' : ` ${invoiceNumberText(invoice.number)}`
    await addAdminTask(tx, {
      key: `${questionKey(id)}${randomUUID()}`,
      title: `Question about invoice${number} from ${communityName}: ${text.trim()}`,
      dueAt: new Date(now().getTime() + 24 * 3_600_000),
      familyId: invoice.familyId,
    })
    return getInvoice(tx, id, person)
  })
}

/** Records a move-in and drafts its invoice. */
export async function createInvoice(
  tx: Orm,
  moveIn: BodyOf<typeof endpoints.invoices.create>,
  person: Person,
): Promise<Invoice> {
  return getInvoice(tx, await draftInvoice(tx, moveIn, person), person)
}

/**
 * Changes the amounts of a draft, issues it, or marks it paid.
 * @throws {HttpError} 404, 409 for an invoice in another status, or 412 if someone else changed it since the version `base`
 */
export function updateInvoice(
  orm: Orm,
  { id, change, base }: { id: string; change: InvoiceChange; base: number | undefined },
  person: Person,
): Promise<Invoice> {
  return orm.transaction(async (tx) => {
    const row = await requireInvoice(tx, id, person)
    await requireVersion(tx, invoices, id, base)
    const { status, ...amounts } = change
    if (Object.keys(amounts).length > 0) await changeAmounts(tx, row, amounts)
    if (status === 'issued') await issueInvoice(tx, row)
    if (status === 'paid') await payInvoice(tx, row.invoice.id)
    return getInvoice(tx, id, person)
  })
}

/** Credits an issued invoice in full. Returns the credit note. @throws {HttpError} 404, or 409 for a draft. */
export function creditInvoice(orm: Orm, id: string, reason: string, person: Person): Promise<Invoice> {
  return orm.transaction(async (tx) => {
    const { invoice } = await requireInvoice(tx, id, person)
    return getInvoice(tx, await insertCreditNote(tx, invoice, reason), person)
  })
}

async function requireInvoice(orm: Orm, id: string, person: Person): Promise<InvoiceRow> {
  const row = await findInvoice(orm, id, person)
  if (!row) throw notFound('invoice', id)
  return row
}

async function changeAmounts(tx: Orm, { invoice }: InvoiceRow, amounts: Omit<InvoiceChange, 'status'>): Promise<void> {
  if (invoice.status !== 'draft') {
    throw conflict('invoice-issued', "An issued invoice can't be changed. Create a credit note.")
  }
  const { movedInOn, rentCents, careCents } = { ...invoice, ...amounts }
  checkMoveInDate(movedInOn, invoice.referredOn)
  await updateDraft(tx, invoice.id, { ...amounts, amountCents: feeCents(invoice.feePercent, rentCents, careCents) })
}

async function payInvoice(tx: Orm, id: string): Promise<void> {
  const status = await markPaid(tx, id, siteDay())
  if (status === 'draft') throw conflict('invoice-draft', "A draft can't be paid. Issue it first.")
}
