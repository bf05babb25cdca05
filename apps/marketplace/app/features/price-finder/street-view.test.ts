import { expect, test } from 'vitest'
import { streetView } from './street-view.server'

const band = (from: number, communities: number, inRange: number) => ({ from, to: from + 1000, communities, inRange })
const prices = (bands: ReturnType<typeof band>[]) => ({
  low: 3500,
  median: 4200,
  high: 5500,
  communities: bands.reduce((sum, { communities }) => sum + communities, 0),
  inRange: bands.reduce((sum, { inRange }) => sum + inRange, 0),
  bands,
})

test('has one window per community, and lights those in the range: the last ones at its start, the first ones at its end [FIND-016, LOOK-007]', () => {
  const view = streetView(prices([band(3000, 4, 3), band(4000, 6, 6), band(5000, 3, 2)]))
  expect(view.scale).toBe(1)
  expect(view.sizes.wide.image).toBe('/images/1440x424/drawings/street/wide/4.1.4-6.0.6-3.0.2.svg')
  expect(view.sizes.wide.panes.map(([index]) => index)).toEqual(Array.from({ length: 13 }, (_, index) => index))
  expect(view.sizes.wide.labels.map(({ text, isLit }) => [text, isLit])).toEqual([
    ['$3K', true],
    ['$4K', true],
    ['$5K', true],
  ])
})

test('a narrow street numbers its windows as the whole street does [LOOK-007]', () => {
  const bands = Array.from({ length: 10 }, (_, index) => band(2000 + index * 1000, 2, index > 5 ? 2 : 0))
  const [[first] = []] = streetView(prices(bands)).sizes.narrow.panes
  expect(first).toBe(6)
})

test('draws one window for several communities when there are many, and then none of them is one [FIND-016]', () => {
  const view = streetView(prices([band(3000, 35, 35), band(4000, 1, 1)]))
  expect(view.scale).toBe(2)
  expect(view.sizes.wide.image).toContain('/18.0.18-1.0.1.svg')
  expect(view.sizes.wide.panes).toEqual([])
})
