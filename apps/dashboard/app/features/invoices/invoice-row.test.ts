import type { Invoice } from '@pkg/api-client'
import { expect, test } from 'vitest'
import { invoiceRow } from './invoice-row'

const invoice: Invoice = {
  id: '1',
  version: 1,
  kind: 'invoice',
  clientId: '7',
  clientName: 'Dana Whitfield',
  communityId: 'aspen-court',
  communityName: 'Aspen Court',
  referredOn: '2026-09-01',
  movedInOn: '2026-10-01',
  rentCents: 400_000,
  careCents: 65_000,
  feePercent: 80,
  amountCents: 372_000,
  status: 'draft',
  paidCents: 0,
  creditedCents: 0,
  balanceCents: 372_000,
}

test('writes a draft without number and due date [DASH-006]', () => {
  expect(invoiceRow(invoice)).toMatchObject({
    name: 'Draft invoice',
    amount: '$3,720.00',
    movedInOn: 'Oct 1, 2026',
    status: { label: 'Draft', tone: 'neutral' },
    dueOn: '–',
    balance: '–',
  })
})

test('writes an issued credit note with its number and due date [DASH-006]', () => {
  const note = { ...invoice, kind: 'credit-note', number: '2026-0007', status: 'issued', dueOn: '2026-11-01' } as const
  expect(invoiceRow({ ...note, amountCents: -372_000 })).toMatchObject({
    name: 'Credit note 2026-0007',
    amount: '-$3,720.00',
    status: { label: 'Issued' },
    dueOn: 'Nov 1, 2026',
  })
})

test.each([
  ['partly-paid', 'Partly paid', 'caution'],
  ['overdue', 'Overdue', 'critical'],
  ['disputed', 'Disputed', 'critical'],
  ['paid', 'Paid', 'positive'],
  ['credited', 'Credited', 'neutral'],
] as const)('says in words that an invoice is %s [DASH-006, WORK-013]', (status, label, tone) => {
  expect(invoiceRow({ ...invoice, number: 'H-000001', status }).status).toEqual({ label, tone })
})
