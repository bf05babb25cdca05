import type { StatRow, StatUnit } from '@pkg/api-client'
import { expect, test } from 'vitest'
import { answerText } from './answer-text'

const totals = (values: Record<string, number>, unit: StatUnit = 'count'): StatRow[] =>
  Object.entries(values).map(([measure, value]) => ({ key: measure, group: '', label: '', measure, unit, value }))

test.each([
  [
    'speed',
    { all: 45, 'within-hour': 8, 'within-day': 5, later: 8, none: 24 },
    '13 of 45 families got a first response within a business day. 24 haven’t had one yet.',
  ],
  ['speed', { all: 1, 'within-hour': 1 }, '1 of 1 family got a first response within a business day.'],
  ['outcomes', { all: 1200, touring: 60, 'moved-in': 9 }, '9 of 1,200 families moved in. 60 got as far as touring.'],
  ['sources', { all: 12, contacted: 7, 'moved-in': 0 }, 'Someone reached 7 of 12 families.'],
  ['tours', { all: 10, 'took-place': 6, 'no-show': 2 }, '6 of 10 tours took place. No one came to 2.'],
  [
    'trust',
    { all: 8, opened: 5, overdue: 1 },
    'Recipients opened the family’s page 5 of the 8 times that contact info was shared. 1 deletion is overdue.',
  ],
  ['funnel', { seen: 400, sent: 31 }, '31 of 400 sessions led to a request.'],
] as const)('answers %s of %o in a sentence [WORK-014]', (question, values, sentence) => {
  expect(answerText(question, totals(values))).toBe(sentence)
})

test('answers what is earned in dollars [WORK-014]', () => {
  const cents = totals({ all: 1_250_000, paid: 900_000, overdue: 125_000 }, 'cents')
  expect(answerText('earnings', cents)).toBe(
    'Invoices for $9,000 of $12,500 are paid in full. Invoices for $1,250 are overdue.',
  )
})

test('says nothing about nothing, and nothing that gives a hidden number away [WORK-014]', () => {
  expect(answerText('tours', totals({ all: 0, 'took-place': 0 }))).toBeUndefined()
  const [all, ...others] = totals({ all: 9, 'took-place': 6 })
  const hidden: StatRow = { key: 'no-show', group: '', label: '', measure: 'no-show', unit: 'count', isFew: true }
  expect(answerText('tours', [...(all ? [all] : []), ...others, hidden])).toBeUndefined()
})
