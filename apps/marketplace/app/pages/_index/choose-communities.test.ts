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
  const chosen = chooseForHome(openRooms, best)
  expect(ids(chosen.openRooms)).toBe('a d e f')
  expect(ids(chosen.best)).toBe('g i j k')
})

test('fewer communities are shown where there are fewer [LOOK-005]', () => {
  const chosen = chooseForHome([tile('a')], [tile('a'), tile('b')])
  expect([ids(chosen.openRooms), ids(chosen.best)]).toEqual(['a', 'b'])
})

test('without a place, the state with the most open rooms that show a price is chosen [LOOK-005]', () => {
  const hidden = { state: 'TX', hidePricing: true }
  const tiles = [tile('a', hidden), tile('b', hidden), tile('c', { state: 'NE' }), tile('d'), tile('e')]
  expect(mainState(tiles)).toBe('CO')
  expect(mainState([tile('c', { state: 'NE' }), tile('d')])).toBe('NE')
  expect(mainState([tile('a', hidden)])).toBeUndefined()
})
