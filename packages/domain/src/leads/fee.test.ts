import { expect, test } from 'vitest'
import { feeCents, isWithinTail, noFeeReason } from '../index'

test.each([
  [80, 500_000, 80_000, 464_000],
  [100, 333_333, 0, 333_333],
  [33.3, 100_001, 0, 33_300],
  [20, 1, 1, 0],
  [0, 500_000, 0, 0],
])('%d%% of %d and %d cents is %d cents [BIZ-003, BIZ-004]', (percent, rent, care, fee) => {
  expect(feeCents(percent, rent, care)).toBe(fee)
})

test.each([
  ['2026-01-15', '2026-01-15', true],
  ['2026-01-15', '2027-01-15', true],
  ['2026-01-15', '2027-01-16', false],
  ['2026-01-15', '2026-01-14', false],
  ['2024-02-29', '2025-02-28', true],
  ['2024-02-29', '2025-03-01', false],
])('referred on %s and moved in on %s is within the tail: %s [BIZ-004]', (referred, moved, expected) => {
  expect(isWithinTail(referred, moved)).toBe(expected)
})

test.each([
  ['a referral within 12 months', { feePercent: 80, referredOn: '2026-01-15' }, undefined],
  ['no referral', undefined, 'not-referred'],
  ['a community that pays none', { feePercent: 0, referredOn: '2026-01-15' }, 'no-agreed-fee'],
  ['a referral after the move-in', { feePercent: 80, referredOn: '2026-05-02' }, 'before-referral'],
  ['a referral more than 12 months ago', { feePercent: 80, referredOn: '2025-04-30' }, 'too-late'],
])('for %s, the reason why no fee is due is %o [BIZ-004, WORK-018]', (_, referral, reason) => {
  expect(noFeeReason(referral, '2026-05-01')).toBe(reason)
})
