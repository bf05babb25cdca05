import { expect, test } from 'vitest'
import { feePercentOn } from './fee-agreement'

const agreements = [
  { feePercent: 60, startsOn: '2026-01-01', endsOn: '2026-06-30' },
  { feePercent: 80, startsOn: '2026-09-01' },
]

test.each([
  ['2025-12-31', 0],
  ['2026-01-01', 60],
  ['2026-06-30', 60],
  ['2026-07-01', 0],
  ['2026-08-31', 0],
  ['2026-09-01', 80],
  ['2036-01-01', 80],
])('the fee for a move-in on %s is %s percent [BIZ-003, WORK-013]', (day, percent) => {
  expect(feePercentOn(agreements, 50, day)).toBe(percent)
})

test('a community without any agreement pays what its profile says [BIZ-003, WORK-013]', () => {
  expect(feePercentOn([], 50, '2026-07-01')).toBe(50)
})
