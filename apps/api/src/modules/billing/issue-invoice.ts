import { addDays, agreementOn, type Brand, siteDay } from '@pkg/domain'
import type { Orm } from '../../database/database'
import { conflict, unprocessable } from '../../http/errors'
import { findRule } from '../state-rules'
import { keepInvoicePdf } from './documents/keep-invoice-pdf'
import { findTerms } from './fee-agreements/fee-agreement-store'
import { hasDisclosureCopy } from './disclosure-copy-store'
import { dollars } from './dollars'
import { insertInvoice, type InvoiceRow, listCreditNotes, nextInvoiceNumber, updateDraft } from './invoice-store'

/** Days until an invoice is due, if no agreement says otherwise. */
const usualDaysToPay = 30

/**
 * Issues a draft: assigns the next number, locks the invoice, and makes its PDF. Changes nothing if it's already issued. @throws {HttpError} 409 if the
 * state's law requires the community to have a copy of the acknowledged disclosure and it has none. [TRUST-015, BIZ-004]
 */
export async function issueInvoice(tx: Orm, { invoice, state }: InvoiceRow, brand: Brand): Promise<void> {
  if (invoice.number !== null) return
  await checkDisclosureCopy(tx, invoice, state)
  const issuedOn = siteDay()
  const terms = (await findTerms(tx, [invoice.communityId])).get(invoice.communityId) ?? []
  const daysToPay = agreementOn(terms, invoice.movedInOn)?.daysToPay ?? usualDaysToPay
  const number = await nextInvoiceNumber(tx)
  await updateDraft(tx, invoice.id, { number, issuedOn, dueOn: addDays(issuedOn, daysToPay) })
  await keepInvoicePdf(tx, invoice.id, brand)
}

/** A credit of an invoice: why, and how much in cents, or everything that isn't credited yet. */
interface Credit {
  reason: string
  amountCents?: number | undefined
  brand: Brand
}

/**
 * Credits an issued invoice with a credit note. Returns the id of the note, or of the newest one if nothing is left to credit.
 * @throws {HttpError} 409 for a draft or a credit note, or 422 for more than is left to credit
 */
export async function insertCreditNote(tx: Orm, invoice: InvoiceRow['invoice'], credit: Credit): Promise<string> {
  if (invoice.kind === 'credit-note' || invoice.number === null) {
    throw conflict('not-creditable', 'You can only credit an issued invoice. Correct the draft instead.')
  }
  const number = await nextInvoiceNumber(tx)
  const notes = await listCreditNotes(tx, invoice.id)
  const left = notes.reduce((sum, note) => sum + note.amountCents, invoice.amountCents)
  const { reason, amountCents = left, brand } = credit
  if (amountCents > left) {
    const detail = `${dollars(amountCents)} is more than the ${dollars(left)} that isn't credited yet. Enter at most ${dollars(left)}.`
    throw unprocessable([{ detail, source: { pointer: '/data/attributes/amountCents' } }])
  }
  const [newest] = notes
  if (left === 0 && newest) return newest.id
  const issuedOn = siteDay()
  const { moveInId, leadId, familyId, communityId, referredOn, movedInOn, rentCents, careCents, feePercent } = invoice
  const noteId = await insertInvoice(tx, {
    kind: 'credit-note',
    correctsId: invoice.id,
    number,
    moveInId,
    leadId,
    familyId,
    communityId,
    referredOn,
    movedInOn,
    rentCents,
    careCents,
    feePercent,
    amountCents: -amountCents,
    reason,
    issuedOn,
    dueOn: issuedOn,
  })
  if (!noteId) throw new Error('The credit note was not inserted')
  await keepInvoicePdf(tx, noteId, brand)
  return noteId
}

async function checkDisclosureCopy(tx: Orm, invoice: InvoiceRow['invoice'], state: string): Promise<void> {
  const rule = await findRule(tx, state, invoice.movedInOn)
  if (!rule?.invoiceRequiresCopy || (await hasDisclosureCopy(tx, invoice, state))) return
  throw conflict('disclosure-copy-missing', `The community has no copy of the acknowledged ${state} disclosure`, [
    { detail: `${rule.law.cite}: the community may pay only after it receives the copy` },
  ])
}
