import { addDays, siteDay } from '@pkg/domain'
import { stateRuleOn } from '@pkg/domain/disclosures'
import type { Orm } from '../../database/database'
import { conflict } from '../../http/errors'
import { findCreditNote, insertInvoice, type InvoiceRow, nextInvoiceNumber, updateDraft } from './invoice-store'
import { hasDisclosureCopy } from './disclosure-copy-store'

const daysToPay = 30

/**
 * Issues a draft: assigns the next number and locks the invoice. Changes nothing if it's already issued. @throws {HttpError} 409 if the
 * state's law requires the community to have a copy of the acknowledged disclosure and it has none. [TRUST-015, BIZ-004]
 */
export async function issueInvoice(tx: Orm, { invoice, state }: InvoiceRow): Promise<void> {
  await checkDisclosureCopy(tx, invoice, state)
  const issuedOn = siteDay()
  const number = await nextInvoiceNumber(tx)
  await updateDraft(tx, invoice.id, { status: 'issued', number, issuedOn, dueOn: addDays(issuedOn, daysToPay) })
}

/** Credits an issued invoice in full with a credit note, once. Returns the id of the note. @throws {HttpError} 409 for a draft or a credit note. */
export async function insertCreditNote(tx: Orm, invoice: InvoiceRow['invoice'], reason: string): Promise<string> {
  if (invoice.kind === 'credit-note' || invoice.status === 'draft') {
    throw conflict('not-creditable', 'You can only credit an issued invoice. Correct the draft instead.')
  }
  const number = await nextInvoiceNumber(tx)
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
    amountCents: -invoice.amountCents,
    reason,
    status: 'issued',
    issuedOn,
    dueOn: issuedOn,
  })
  const id = noteId ?? (await findCreditNote(tx, invoice.id))?.id
  if (!id) throw new Error('The credit note was neither inserted nor found')
  return id
}

async function checkDisclosureCopy(tx: Orm, invoice: InvoiceRow['invoice'], state: string): Promise<void> {
  const rule = stateRuleOn(state, invoice.movedInOn)
  if (!rule?.invoiceRequiresCopy || (await hasDisclosureCopy(tx, invoice, state))) return
  throw conflict('disclosure-copy-missing', `The community has no copy of the acknowledged ${state} disclosure`, [
    { detail: `${rule.law.cite}: the community may pay only after it receives the copy` },
  ])
}
