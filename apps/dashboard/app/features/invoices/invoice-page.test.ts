import type { Invoice } from '@pkg/api-client'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { sampleInvoice } from '~/testing/sample-invoice'
import { invoicePage } from './invoice-page'

const clock = { now: DateTime.fromISO('2026-11-26T18:00:00Z'), zone: 'America/Denver' }
const invoice = sampleInvoice

test('shows how the amount is made up, with the reason of each line [DASH-006, BIZ-003]', () => {
  const { lines, name, status } = invoicePage(invoice, clock)
  expect([name, status.label]).toEqual(['Invoice H-000042', 'Issued'])
  expect(lines.map(({ label, figure }) => [label, figure])).toEqual([
    ['Base rent of the first month', '$4,000.00'],
    ['Care fee of the first month', '$760.00'],
    ['First month', '$4,760.00'],
    ['Referral fee: 80% of the first month', '$3,808.00'],
    ['Amount', '$3,808.00'],
  ])
})

test('a credit note takes the amount back, and says why [BIZ-004]', () => {
  const note: Invoice = { ...invoice, kind: 'credit-note', amountCents: -380_800, reason: 'They moved out again.' }
  const { lines, facts } = invoicePage(note, clock)
  expect(lines.at(-1)).toMatchObject({ label: 'Amount credited', figure: '-$3,808.00' })
  expect(facts).toMatchObject({ reason: 'They moved out again.', issuedOn: 'Nov 16, 2026', dueOn: undefined })
})

test('a credit of a part says so [BIZ-004, WORK-013]', () => {
  const note: Invoice = { ...invoice, kind: 'credit-note', amountCents: -80_000, reason: 'The rent was lower.' }
  expect(invoicePage(note, clock).lines.slice(-3)).toMatchObject([
    { figure: '$3,808.00' },
    { label: 'Credit note: a part of the amount', figure: '-$800.00' },
    { label: 'Amount credited' },
  ])
})

test('shows what is credited, paid, and left, and proposes the rest [WORK-013]', () => {
  const payment = {
    id: '8',
    amountCents: 100_000,
    receivedOn: '2026-11-20',
    method: 'check',
    reference: '1042',
  } as const
  const partly = { ...invoice, creditedCents: 80_800, paidCents: 100_000, balanceCents: 200_000, payments: [payment] }
  expect(invoicePage(partly, clock).money).toMatchObject({
    lines: [
      { label: 'Invoice amount', figure: '$3,808.00' },
      { label: 'Credited', figure: '-$808.00' },
      { label: 'Paid', figure: '-$1,000.00' },
      { label: 'Left to pay', figure: '$2,000.00', isTotal: true },
    ],
    payments: [{ text: '$1,000.00 on Nov 20, 2026. Check, 1042' }],
    toPay: 200_000,
    toCredit: 300_000,
  })
})

test('shows what we owe after a credit, and who withdrew a payment and why [WORK-013]', () => {
  const withdrawn = { by: 'Ada', at: '2026-11-21T18:00:00Z', reason: 'Another invoice' }
  const payments = [
    { id: '8', amountCents: 380_800, receivedOn: '2026-11-20', method: 'ach', recordedBy: 'Bo' },
    { id: '9', amountCents: 100, receivedOn: '2026-11-20', method: 'wire', recordedBy: 'Bo', withdrawn },
  ] as const
  const credited = { creditedCents: 380_800, paidCents: 380_800, balanceCents: -380_800 }
  const { money } = invoicePage({ ...invoice, ...credited, status: 'credited', payments: [...payments] }, clock)
  expect(money?.lines.at(-1)).toMatchObject({ label: 'We owe the community', figure: '$3,808.00' })
  expect(money).toMatchObject({ toPay: undefined, toRefund: 380_800, owed: '$3808', toCredit: undefined })
  expect(money?.payments?.map(({ note, isStanding }) => [note, isStanding])).toEqual([
    ['Recorded by Bo', true],
    ['Withdrawn by Ada: Another invoice', false],
  ])
})

test('says when it was emailed, reminded of, and what comes next [WORK-013]', () => {
  const emails = [
    { id: '2', recipient: 'bo@a.example', sentAt: '2026-11-24T17:00:00Z', daysAfterDue: -7 },
    { id: '1', recipient: 'bo@a.example', sentAt: '2026-11-16T17:00:00Z' },
  ]
  const sentences = (more: Partial<Invoice>) => invoicePage({ ...invoice, ...more }, clock).emails?.sentences
  expect(sentences({ emails, nextReminderOn: '2026-12-19' })).toEqual([
    expect.stringMatching(/^Sent .* to bo@a\.example\.$/),
    expect.stringMatching(/^Reminded .*\.$/),
    'Next reminder on Dec 19, 2026.',
  ])
  expect(sentences({ emails, status: 'disputed' })?.at(-1)).toBe('No reminders while the dispute is open.')
  expect(sentences({ emails: [] })).toEqual(['Not emailed yet. Reminders start once it’s emailed.'])
})

test('says what was disputed, and how it was answered [DASH-006, WORK-010, WORK-013]', () => {
  const dispute = { id: '1', reason: 'Lower', raisedBy: 'Pat', raisedAt: '2026-11-26T16:00:00Z' }
  const answer = { kind: 'declined', reason: 'The lease', by: 'Ada', at: '2026-11-26T17:00:00Z' } as const
  const open = invoicePage({ ...invoice, status: 'disputed', disputes: [dispute] }, clock)
  expect(open).toMatchObject({
    isDisputed: true,
    canDispute: false,
    disputes: [{ reason: 'Lower', answer: undefined }],
  })
  const answered = invoicePage({ ...invoice, disputes: [{ ...dispute, answer }] }, clock)
  expect(answered.disputes[0]?.answer).toMatchObject({ title: expect.stringMatching(/^Ada kept the amount/) })
  expect(answered).toMatchObject({ isDisputed: false, canDispute: true })
})
