import { addDays, siteDay } from '@pkg/domain'
import { expect, test } from 'vitest'
import { agreementState, referralAgreementRow } from './row'

const today = siteDay()

test.each([
  [addDays(today, 1), undefined, 'planned'],
  [today, undefined, 'present'],
  ['2026-01-01', today, 'present'],
  ['2026-01-01', addDays(today, -1), 'ended'],
] as const)('an agreement from %s until %s is %s [DASH-016]', (startsOn, endsOn, state) => {
  expect(agreementState({ startsOn, ...(endsOn && { endsOn }) })).toBe(state)
})

test.each([
  [{ feePercent: 25, endsOn: '2026-06-30' }, '25% of the commission', 'Jan 1, 2026 to Jun 30, 2026'],
  [{ feeCents: 250_050 }, '$2,500.50 for each home', 'From Jan 1, 2026, without an end'],
])('an agreement of %j reads: %s, %s [DASH-016]', (terms, name, days) => {
  const agreement = { id: 'a', version: 1, agentId: 'g', agentName: 'G', startsOn: '2026-01-01', ...terms }
  expect(referralAgreementRow(agreement)).toMatchObject({ name, days, href: '/referral-agreements/a' })
})
