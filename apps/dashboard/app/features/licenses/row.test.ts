import { addDays, siteDay } from '@pkg/domain'
import { expect, test } from 'vitest'
import { formatShortDay } from '~/site/server/times'
import { licenseLine, licenseRow, validityOf } from './row'

const today = siteDay()
const day = (days: number) => addDays(today, days)

test.each([
  [undefined, 'No last day stated'],
  [day(-1), `Expired on ${formatShortDay(day(-1))}`],
  [today, `Until ${formatShortDay(today)}`],
])('a license with the last day %s reads: %s [DASH-016]', (validUntil, text) => {
  expect(validityOf({ ...(validUntil && { validUntil }) })).toBe(text)
})

test('says of each license whether it was checked [DASH-016]', () => {
  expect(licenseLine({ state: 'WY' })).toEqual({ first: 'WY: Not checked', second: undefined })
  expect(licenseLine({ state: 'CO', checkedOn: '2026-11-03', validUntil: day(20) })).toEqual({
    first: 'CO: Checked Nov 3, 2026',
    second: `Until ${formatShortDay(day(20))}`,
  })
  const license = { id: 'l', version: 1, agentId: 'a', agentName: 'A', state: 'CO', number: 'FA.1', createdAt: '' }
  expect(licenseRow(license)).toMatchObject({
    name: 'CO license FA.1',
    href: '/real-estate-licenses/l',
    checked: 'Not checked',
  })
})
