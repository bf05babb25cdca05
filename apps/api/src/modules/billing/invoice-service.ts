import { randomUUID } from 'node:crypto'
import type { BodyOf, endpoints, Invoice } from '@pkg/api-client'
import { type NoFeeReason, now, siteDay, tailMonths } from '@pkg/domain'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { invoices } from '../../database/schema/tables'
import { conflict, notFound, unprocessable } from '../../http/errors'
import { requireVersion } from '../../http/versions'
import { findVisibleFamily } from '../access'
import { addAdminTask, findNewestTask } from '../tasks'
import { changeMoveIn } from './change-move-in'
import { invoiceNumberText } from './invoice-number'
import { findCreditNote, findInvoice, type InvoiceRow, markPaid, toInvoice } from './invoice-store'
import { insertCreditNote, issueInvoice } from './issue-invoice'
import { findActiveMoveIn, findMoveIn, type MoveInRow } from './move-in-store'
import { recordMoveIn } from './record-move-in'

type InvoiceChange = BodyOf<typeof endpoints.invoices.update>

/** Returns an invoice that a person may see. @throws {HttpError} 404 */
export async function getInvoice(orm: Orm, id: string, person: Person): Promise<Invoice> {
  const invoice = toInvoice(await requireInvoice(orm, id, person))
  const question = await findNewestTask(orm, questionKey(id))
  const note = await findCreditNote(orm, id)
  return {
    ...invoice,
    ...(note?.number ? { creditNote: { id: note.id, number: invoiceNumberText(note.number) } } : {}),
    ...(question ? { question: { askedAt: question.createdAt.toISOString(), isAnswered: question.isDone } } : {}),
  }
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
    if (Object.keys(amounts).length > 0) {
      await changeMoveIn(tx, { id: row.invoice.moveInId, change: amounts, base: undefined }, person)
    }
    if (status === 'issued') await issueInvoice(tx, await requireInvoice(tx, id, person))
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

async function payInvoice(tx: Orm, id: string): Promise<void> {
  const status = await markPaid(tx, id, siteDay())
  if (status === 'draft') throw conflict('invoice-draft', "A draft can't be paid. Issue it first.")
}
