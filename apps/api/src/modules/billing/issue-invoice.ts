import { addDays } from '@pkg/domain'
import { stateRuleOn } from '@pkg/domain/disclosures'
import { and, eq, max, sql } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { consents, disclosureCopies, invoices } from '../../database/schema/tables'
import { conflict } from '../../http/problems'
import type { InvoiceRow } from './invoice-rows'

/** Any number that no other lock of this database uses. */
const numberLock = 727_004
const daysToPay = 30

/**
 * Issues a draft: gives it the next number and locks it. Refused with 409 where the community's state lets it pay only with a copy of
 * the acknowledged disclosure, and it has none. Issuing again changes nothing. [TRUST-015, BIZ-004]
 */
export async function issueInvoice(tx: Orm, { invoice, state }: InvoiceRow): Promise<void> {
  await checkCopy(tx, invoice, state)
  const issuedOn = new Date().toISOString().slice(0, 10)
  const number = await nextNumber(tx)
  await tx
    .update(invoices)
    .set({ status: 'issued', number, issuedOn, dueOn: addDays(issuedOn, daysToPay) })
    .where(and(eq(invoices.id, invoice.id), eq(invoices.status, 'draft')))
}

/** Marks an issued invoice as paid. Again changes nothing; a draft is refused with 409. */
export async function markPaid(tx: Orm, id: string): Promise<void> {
  const paidOn = new Date().toISOString().slice(0, 10)
  await tx
    .update(invoices)
    .set({ status: 'paid', paidOn })
    .where(and(eq(invoices.id, id), eq(invoices.status, 'issued')))
  const [after] = await tx.select({ status: invoices.status }).from(invoices).where(eq(invoices.id, id))
  if (after?.status === 'draft') throw conflict('invoice-draft', 'A draft cannot be paid. Issue it first.')
}

/** Takes an issued invoice back by a note of its own, once. Gives the note's id. */
export async function creditInvoice(tx: Orm, invoice: typeof invoices.$inferSelect, reason: string): Promise<string> {
  if (invoice.kind === 'credit-note' || invoice.status === 'draft') {
    throw conflict('nothing-to-credit', 'Only an issued invoice is taken back. A draft is corrected.')
  }
  const number = await nextNumber(tx)
  const issuedOn = new Date().toISOString().slice(0, 10)
  const { leadId, familyId, communityId, referredOn, movedInOn, rentCents, careCents, feePercent } = invoice
  const [made] = await tx
    .insert(invoices)
    .values({
      kind: 'credit-note',
      correctsId: invoice.id,
      number,
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
    .onConflictDoNothing()
    .returning({ id: invoices.id })
  if (made) return made.id
  const [earlier] = await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.correctsId, invoice.id))
  if (!earlier) throw new Error('A credit note was neither made nor found')
  return earlier.id
}

/** Numbers have no gaps: others wait until the caller's transaction ends. */
async function nextNumber(tx: Orm): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${numberLock})`)
  const [row] = await tx.select({ last: max(invoices.number) }).from(invoices)
  return (row?.last ?? 0) + 1
}

async function checkCopy(tx: Orm, invoice: typeof invoices.$inferSelect, state: string): Promise<void> {
  const rule = stateRuleOn(state, invoice.movedInOn)
  if (!rule?.invoiceRequiresCopy) return
  const [copy] = await tx
    .select({ id: disclosureCopies.id })
    .from(disclosureCopies)
    .innerJoin(consents, eq(consents.id, disclosureCopies.consentId))
    .where(
      and(
        eq(disclosureCopies.familyId, invoice.familyId),
        eq(disclosureCopies.communityId, invoice.communityId),
        eq(consents.state, state),
      ),
    )
    .limit(1)
  if (copy) return
  throw conflict('disclosure-copy-missing', `The community has no copy of the acknowledged disclosure of ${state}`, [
    { detail: `${rule.law.cite}: it may pay only once it holds the copy` },
  ])
}
