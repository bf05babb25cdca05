import type { RealEstateLead } from '@pkg/api-client'
import { expect, test } from 'vitest'
import { homeClosing } from './closing'

const home: RealEstateLead = {
  version: 3,
  id: '1',
  clientId: '2',
  clientName: 'Dana Whitfield',
  need: 'sell',
  stage: 'home-sold',
  stageTimes: {},
  notes: [],
  createdAt: '2026-11-02T18:00:00Z',
  changedAt: '2026-11-20T18:00:00Z',
  closedOn: '2026-11-20',
}
const referralAgreement = { id: 'a', startsOn: '2026-01-01', feePercent: 25 }
const sold = { closingPriceCents: 48_000_000, commissionCents: 1_320_000 }

test('shows how the fee of a home is made up: price, commission, agreement, fee [DASH-016]', () => {
  expect(homeClosing({ ...home, ...sold, referralAgreement })).toMatchObject({
    closedOn: '2026-11-20',
    missing: undefined,
    lines: [
      { label: 'Closing price', figure: '$480,000.00' },
      { label: 'Commission', figure: '$13,200.00', note: '2.75% of the price' },
      { figure: '25% of the commission', note: 'From Jan 1, 2026, without an end' },
      { label: 'Referral fee', figure: '$3,300.00', isTotal: true },
    ],
  })
})

test.each([
  [{ ...sold }, 'No referral agreement with the agent applied on Nov 20, 2026, so there’s no fee.'],
  [{ referralAgreement }, 'Enter the closing price to see the fee.'],
  [{ closingPriceCents: 1, referralAgreement }, 'Enter the commission to see the fee.'],
  [{ closingPriceCents: 0, referralAgreement: { id: 'a', startsOn: '2026-01-01', feeCents: 250_000 } }, undefined],
])('a home with %j misses for its fee: %s [DASH-016]', (known, missing) => {
  expect(homeClosing({ ...home, ...known })?.missing).toBe(missing)
})

test('a home whose closing the person doesn’t read has none [DASH-016, ROLE-010]', () => {
  const { closedOn: _, ...unsold } = home
  expect(homeClosing({ ...unsold, ...sold })).toBeUndefined()
})
