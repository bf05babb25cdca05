import { expect, test } from 'vitest'
import { drawHouses } from './price-windows'

const band = (communities: number, inRange = communities) => ({ from: 0, to: 1000, communities, inRange })

test('draws one window per community, and one for several when there are many [FIND-016]', () => {
  expect(drawHouses([band(3), band(18), band(0)])).toMatchObject({
    scale: 1,
    houses: [{ windows: 3 }, { windows: 18 }, { windows: 0 }],
  })
  expect(drawHouses([band(19), band(1)])).toMatchObject({ scale: 2, houses: [{ windows: 10 }, { windows: 1 }] })
  expect(drawHouses([band(972), band(4)])).toMatchObject({ scale: 100, houses: [{ windows: 10 }, { windows: 1 }] })
})

test('lights the windows of communities in the range [FIND-016]', () => {
  expect(drawHouses([band(4, 1), band(4, 0)]).houses.map(({ lit }) => lit)).toEqual([1, 0])
})
