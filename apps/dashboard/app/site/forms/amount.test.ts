import { expect, test } from 'vitest'
import { amountText, formatCents, readCents } from './amount'

test.each([
  ['4200', 420_000],
  ['$4,200', 420_000],
  [' $ 4,200.50 ', 420_050],
  ['4200.5', 420_050],
  ['0', 0],
  ['100000', 10_000_000],
  ['100000.01', undefined],
  ['-1', undefined],
  ['4.200,50', undefined],
  ['42,00', undefined],
  ['4200.505', undefined],
  ['about 4200', undefined],
  ['4200/mo', undefined],
  ['', undefined],
])('reads %o as %o cents [WORK-018]', (typed, cents) => {
  expect(readCents(typed)).toBe(cents)
})

test.each([0, 1, 50, 420_000, 420_050, 9_999_999])('%d cents survive the field [WORK-018]', (cents) => {
  expect(readCents(amountText(cents))).toBe(cents)
  expect(readCents(formatCents(cents))).toBe(cents)
})
