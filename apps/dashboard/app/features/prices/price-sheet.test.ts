import type { CommunityStatements } from '@pkg/api-client'
import { expect, test } from 'vitest'
import { priceSheet, savedText } from './price-sheet'

const statements: CommunityStatements = {
  id: 'granite-spring',
  name: 'Granite Spring',
  url: '/granite-spring',
  isPublic: true,
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
  payments: [
    { source: 'medicaid', isAccepted: true, origin: 'community', asOf: '2026-11-23' },
    { source: 'medicare', isAccepted: false, origin: 'medicare', asOf: '2026-06-01' },
    { source: 'veterans' },
  ],
}

test('says who pays, who says so, and when, and that no one answered [FIND-022]', () => {
  expect(priceSheet(statements).payments.map(({ name, answer }) => `${name}: ${answer}`)).toEqual([
    'Medicaid: Yes, your team said on Nov 23, 2026',
    'Medicare: No, by Medicare’s records of Jun 1, 2026',
    'VA benefits: Not stated yet',
  ])
  expect(savedText(priceSheet(statements), new URLSearchParams('saved=prices&of=medicaid'))).toContain('Medicaid')
})

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

const savedAs = (parameters: Record<string, string>, change: Partial<CommunityStatements> = {}) =>
  savedText(priceSheet({ ...statements, ...change }), new URLSearchParams(parameters))

test.each([
  ['a saved price', 'prices', 'assisted-living.studio', 'Saved: Studio, Assisted Living.'],
  ['a confirmed price', 'prices-confirmed', 'assisted-living.studio', 'Confirmed: Studio, Assisted Living.'],
  ['saved rooms', 'prices', 'studio', 'Saved: Studio.'],
  ['confirmed rooms', 'prices-confirmed', 'studio', 'Confirmed: Studio.'],
  ['all prices', 'prices-confirmed', 'all', 'Confirmed your prices.'],
])('names %s, and says when families will see it [TRUST-018, WORK-010]', (_case, saved, of, text) => {
  expect(savedAs({ saved, of })).toBe(`${text} Families will see this on your page within a minute.`)
})

test('promises no prices on a page that hides them, and doesn’t name a removed price [TRUST-018, PRICE-002]', () => {
  const hidden = { arePricesHidden: true }
  const price = { saved: 'prices', of: 'assisted-living.studio' }
  const all = { saved: 'prices-confirmed', of: 'all' }
  expect(savedAs(price, hidden)).toBe('Saved: Studio, Assisted Living. Families don’t see prices on your page.')
  expect(savedAs(all, hidden)).toBe('Confirmed your prices. Families don’t see prices on your page.')
  expect(savedAs({ saved: 'prices', of: 'studio' }, hidden)).toContain('Families will see this on your page')
  expect(savedAs({ saved: 'prices', of: 'memory-care.studio' })).toBe('Saved.')
  expect(savedAs({ saved: 'prices' })).toBe('Saved.')
  expect(savedAs({ saved: 'note', of: 'studio' })).toBeUndefined()
  expect(savedAs({ of: 'studio' })).toBeUndefined()
})

test('promises nothing on a page that families can’t open [TRUST-018, LIST-004]', () => {
  const text = 'Saved: Studio. Your page isn’t public, so families can’t see this.'
  expect(savedAs({ saved: 'prices', of: 'studio' }, { isPublic: false })).toBe(text)
})

test('says what families see of an expired price or room only if they see it [TRUST-018, PRICE-002, LIST-004]', () => {
  const expired = {
    room: 'studio',
    status: 'full',
    statedOn: '2026-10-01',
    expiresOn: '2026-10-11',
    age: 'expired',
  } as const
  const effects = (change: Partial<CommunityStatements>) => {
    const { cares, rooms } = priceSheet({ ...statements, rooms: [expired], ...change })
    return [cares[0]?.prices[1]?.age.effect, rooms[0]?.age.effect]
  }
  const [price, room] = ['Families read that this price is old.', 'Families see “unknown”.']
  expect(effects({})).toEqual([price, room])
  expect(effects({ arePricesHidden: true })).toEqual([undefined, room])
  expect(effects({ isPublic: false })).toEqual([undefined, undefined])
})
