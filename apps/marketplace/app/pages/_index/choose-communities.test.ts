import { expect, test } from 'vitest'
import { chooseForHome, mainState } from './choose-communities'

const tile = (id: string, more: { startingRate?: number; hidePricing?: boolean; state?: string } = {}) => ({
  id,
  startingRate: more.startingRate ?? 4000,
  hidePricing: more.hidePricing ?? false,
  address: { state: more.state ?? 'CO' },
})
const ids = (tiles: { id: string }[]) => tiles.map(({ id }) => id).join(' ')

test('the home page shows eight communities, none twice, and none without a price [LOOK-005, FIND-016]', () => {
  const openRooms = [
    tile('a'),
    tile('b', { hidePricing: true }),
    tile('c', { startingRate: 0 }),
    tile('d'),
    tile('a'),
    tile('e'),
    tile('f'),
    tile('g'),
  ]
  const best = [tile('d'), tile('h', { startingRate: 0 }), tile('g'), tile('i'), tile('j'), tile('k'), tile('l')]
  const first = chooseForHome(openRooms)
  expect(ids(first)).toBe('a d e f')
  expect(ids(chooseForHome(best, first))).toBe('g i j k')
})

test('fewer communities are shown where there are fewer [LOOK-005]', () => {
  expect(ids(chooseForHome([tile('a')]))).toBe('a')
  expect(ids(chooseForHome([tile('a'), tile('b')], [tile('a')]))).toBe('b')
})

test('without a place, the state that most of the first communities with open rooms and a price are in is chosen [LOOK-005]', () => {
  const hidden = { state: 'TX', hidePricing: true }
  const tiles = [tile('a', hidden), tile('b', hidden), tile('c', { state: 'NE' }), tile('d'), tile('e')]
  expect(mainState(tiles)).toBe('CO')
  expect(mainState([tile('c', { state: 'NE' }), tile('d')])).toBe('NE')
  expect(mainState([tile('a', hidden)])).toBeUndefined()
})
