import type { BodyOf, endpoints, Invoice } from '@pkg/api-client'
import { type Brand, type NoFeeReason, tailMonths } from '@pkg/domain'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { invoices } from '../../database/schema/tables'
import { conflict, notFound, unprocessable } from '../../http/errors'
import { requireVersion } from '../../http/versions'
import { findVisibleFamily } from '../access'
import { changeMoveIn } from './change-move-in'
import { findDocument } from './documents/document-store'
import { keepInvoicePdf } from './documents/keep-invoice-pdf'
import { detailedInvoice } from './detailed-invoice'
import { findInvoice, type InvoiceRow } from './invoice-store'
import { insertCreditNote, issueInvoice } from './issue-invoice'
import { findActiveMoveIn, findMoveIn, type MoveInRow } from './move-in-store'
import { recordMoveIn } from './record-move-in'

type InvoiceChange = BodyOf<typeof endpoints.invoices.update>

/** Returns an invoice that a person may see. @throws {HttpError} 404 */
export async function getInvoice(orm: Orm, id: string, person: Person): Promise<Invoice> {
  return detailedInvoice(orm, await requireInvoice(orm, id, person), person)
}

/**
 * Records a move-in and returns the draft of its invoice, or the invoice of a move-in that is already recorded.
 * @throws {HttpError} as `recordMoveIn` does, and 422 if no referral fee is due
 */
export async function createInvoice(
  tx: Orm,
  moveIn: BodyOf<typeof endpoints.invoices.create>,
  person: Person,
): Promise<Invoice> {
  const family = await findVisibleFamily(tx, moveIn.clientId, person)
  const earlier = await findActiveMoveIn(tx, family.id)
  const isSame = earlier?.moveIn.communityId === moveIn.communityId
  const row = isSame ? earlier : await findMoveIn(tx, await recordMoveIn(tx, moveIn, person), person)
  if (!row?.invoice) throw unprocessable([noInvoice(row)])
  return getInvoice(tx, row.invoice.id, person)
}

const noInvoiceBecause: Readonly<Record<NoFeeReason, { name: string; detail: string }>> = {
  'not-referred': { name: 'communityId', detail: "This family wasn't referred to this community" },
  'no-agreed-fee': { name: 'communityId', detail: "This community doesn't pay a referral fee" },
  'before-referral': { name: 'movedInOn', detail: 'The family was referred after the move-in' },
  'too-late': { name: 'movedInOn', detail: `The referral was more than ${tailMonths} months before the move-in` },
}

function noInvoice(row: MoveInRow | undefined) {
  const { name, detail } = noInvoiceBecause[row?.moveIn.noFee ?? 'not-referred']
  return { detail, source: { pointer: `/data/attributes/${name}` } }
}

/**
 * Changes the amounts of a draft, or issues it.
 * @throws {HttpError} 404, 409 for an invoice in another status, or 412 if someone else changed it since the version `base`
 */
export function updateInvoice(
  orm: Orm,
  { id, change, base, brand }: { id: string; change: InvoiceChange; base: number | undefined; brand: Brand },
  person: Person,
): Promise<Invoice> {
  return orm.transaction(async (tx) => {
    const row = await requireInvoice(tx, id, person)
    await requireVersion(tx, invoices, id, base)
    const { status, ...amounts } = change
    if (Object.keys(amounts).length > 0) {
      await changeMoveIn(tx, { id: row.invoice.moveInId, change: amounts, base: undefined }, person)
    }
    if (status === 'issued') await issueInvoice(tx, await requireInvoice(tx, id, person), brand)
    return getInvoice(tx, id, person)
  })
}

/** Credits an issued invoice, in full or in part. Returns the credit note. @throws {HttpError} 404, or as `insertCreditNote` does */
export function creditInvoice(
  orm: Orm,
  id: string,
  credit: BodyOf<typeof endpoints.invoices.credit> & { brand: Brand },
  person: Person,
): Promise<Invoice> {
  return orm.transaction(async (tx) => {
    const { invoice } = await requireInvoice(tx, id, person)
    return getInvoice(tx, await insertCreditNote(tx, invoice, { ...credit, reason: credit.reason.trim() }), person)
  })
}

/** Returns the PDF of an issued invoice that a person may see. One from before PDFs gets it now. @throws {HttpError} 404, or 409 for a draft [WORK-013] */
export function getInvoicePdf(orm: Orm, id: string, brand: Brand, person: Person) {
  return orm.transaction(async (tx) => {
    const { invoice } = await requireInvoice(tx, id, person)
    if (invoice.number === null) throw conflict('invoice-draft', 'A draft has no PDF. Issue it first.')
    const document = await findDocument(tx, await keepInvoicePdf(tx, id, brand))
    if (!document) throw new Error('The PDF is missing')
    return document
  })
}

/** Changes an invoice that a person may see, in one transaction, and returns it. @throws {HttpError} 404, or as the change does */
export function withInvoice(
  orm: Orm,
  id: string,
  person: Person,
  change: (tx: Orm, row: InvoiceRow) => Promise<void>,
): Promise<Invoice> {
  return orm.transaction(async (tx) => {
    await change(tx, await requireInvoice(tx, id, person))
    return getInvoice(tx, id, person)
  })
}

async function requireInvoice(orm: Orm, id: string, person: Person): Promise<InvoiceRow> {
  const row = await findInvoice(orm, id, person)
  if (!row) throw notFound('invoice', id)
  return row
}
