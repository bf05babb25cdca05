import type { CommunityStatements } from '@pkg/api-client'
import { expect, test } from 'vitest'
import { priceSheet, savedText } from './price-sheet'

const statements: CommunityStatements = {
  id: 'granite-spring',
  name: 'Granite Spring',
  url: '/granite-spring',
  arePricesHidden: false,
  prices: [
    {
      id: 'assisted-living.studio',
      care: 'assisted-living',
      room: 'studio',
      amount: 4850,
      statedOn: '2026-11-23',
      expiresOn: '2027-02-21',
      age: 'current',
    },
    {
      id: 'assisted-living.communityFee',
      care: 'assisted-living',
      room: 'communityFee',
      amount: 2500,
      statedOn: '2026-08-01',
      expiresOn: '2026-10-30',
      age: 'expired',
    },
    { id: 'memory-care', care: 'memory-care', amount: 0, age: 'unknown' },
  ],
  rooms: [
    { room: 'studio', status: 'open', openRooms: 2, statedOn: '2026-11-15', expiresOn: '2026-11-25', age: 'expiring' },
    { room: 'oneBedroom', age: 'unknown' },
  ],
}

test('says of each price when it was confirmed and until when it counts, by care type [TRUST-018, WORK-010]', () => {
  const { cares, confirmable } = priceSheet(statements)
  expect(cares.map(({ care }) => care)).toEqual(['Assisted Living', 'Memory Care'])
  expect(
    cares.flatMap(({ prices }) => prices.map(({ name, amountText, age }) => ({ name, amountText, ...age }))),
  ).toEqual([
    {
      name: 'Studio',
      amountText: '$4,850',
      confirmed: 'Confirmed Nov 23, 2026',
      expires: 'Good until Feb 21, 2027',
      tone: 'calm',
    },
    {
      name: 'Community fee (one-time)',
      amountText: '$2,500',
      confirmed: 'Confirmed Aug 1, 2026',
      expires: 'Expired Oct 30, 2026',
      tone: 'over',
      effect: 'Families read that this price is old.',
    },
    { name: 'Starting price', amountText: '', confirmed: 'Not stated yet', tone: 'over' },
  ])
  expect(confirmable).toBe(2)
})

test('says what was last said about rooms, and that nothing was [TRUST-018]', () => {
  expect(
    priceSheet(statements).rooms.map(({ name, status, openRooms, age }) => [name, status, openRooms, age.tone]),
  ).toEqual([
    ['Studio', 'open', 2, 'soon'],
    ['One bedroom', undefined, undefined, 'over'],
  ])
})

test.each([
  [
    'a price',
    'assisted-living.studio',
    'Saved: Studio, Assisted Living, $4,850. Families see it on your page within a minute.',
  ],
  ['open rooms', 'studio', 'Saved: Studio, 2 open. Families see it on your page within a minute.'],
  ['all prices', null, 'Confirmed all prices. Families see it on your page within a minute.'],
])('names what was saved: %s [TRUST-018, WORK-010]', (_case, of, text) => {
  expect(savedText(priceSheet(statements), of)).toBe(text)
})

test('promises no prices on a page that shows none, where the rooms still appear [TRUST-018, TRUTH-003]', () => {
  const hidden = priceSheet({ ...statements, arePricesHidden: true })
  expect(savedText(hidden, 'assisted-living.studio')).toBe(
    'Saved: Studio, Assisted Living, $4,850. Families don’t see prices on your page.',
  )
  expect(savedText(hidden, 'studio')).toContain('Families see it')
})
