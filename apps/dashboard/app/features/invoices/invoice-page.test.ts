import type { Invoice } from '@pkg/api-client'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { invoicePage } from './invoice-page'

const clock = { now: DateTime.fromISO('2026-11-26T18:00:00Z'), zone: 'America/Denver' }
const invoice: Invoice = {
  id: '1',
  version: 1,
  number: 'H-000042',
  kind: 'invoice',
  clientId: '2',
  clientName: 'Dana Hollis',
  communityId: 'granite-spring',
  communityName: 'Granite Spring',
  referredOn: '2026-10-01',
  movedInOn: '2026-11-02',
  rentCents: 400_000,
  careCents: 76_000,
  feePercent: 80,
  amountCents: 380_800,
  status: 'issued',
  issuedOn: '2026-11-16',
  dueOn: '2026-12-16',
}

test('shows how the amount is made up, with the reason of each line [DASH-006, BIZ-003]', () => {
  const { lines, name, status } = invoicePage(invoice, clock)
  expect([name, status.label]).toEqual(['Invoice H-000042', 'Issued'])
  expect(lines.map(({ label, figure }) => [label, figure])).toEqual([
    ['Base rent of the first month', '$4,000.00'],
    ['Care fee of the first month', '$760.00'],
    ['First month', '$4,760.00'],
    ['Referral fee: 80% of the first month', '$3,808.00'],
    ['Amount due', '$3,808.00'],
  ])
})

test('a credit note takes the amount back, and says why [BIZ-004]', () => {
  const note: Invoice = { ...invoice, kind: 'credit-note', amountCents: -380_800, reason: 'They moved out again.' }
  const { lines, facts } = invoicePage(note, clock)
  expect(lines.at(-1)).toMatchObject({ label: 'Amount credited', figure: '-$3,808.00' })
  expect(facts).toContainEqual({ label: 'Reason', value: 'They moved out again.' })
  expect(facts.map(({ label }) => label)).not.toContain('Due')
})

test('says whether staff dealt with the question [DASH-006, WORK-010]', () => {
  const question = { askedAt: '2026-11-26T16:00:00Z', isAnswered: false }
  expect(invoicePage({ ...invoice, question }, clock).asked).toContain('on our staff’s task list')
  expect(invoicePage({ ...invoice, question: { ...question, isAnswered: true } }, clock).asked).toContain(
    'have dealt with it',
  )
  expect(invoicePage(invoice, clock).asked).toBeUndefined()
})
