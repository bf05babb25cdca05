import { expect, test } from 'vitest'
import { renderIllustration } from './illustration-path'
import { lamp } from './light'
import { streetBudget } from './street'
import { streetPath } from './street-path'
import { mostStreetWindows, planStreet, streetFormats, type StreetFormat, type StreetHouse } from './street-plan'

const formats: StreetFormat[] = ['wide', 'middle', 'narrow']
const denver: StreetHouse[] = [2, 4, 7, 11, 14, 13, 8, 5, 3, 1].map((windows, band) => ({
  windows,
  lit: band >= 3 && band <= 6 ? [0, windows] : [0, 0],
}))

test('has one window for each community, and lights those in the range [FIND-016, LOOK-007]', () => {
  const { houses, unit, pane } = planStreet(denver, 'wide')
  expect(houses.map(({ panes }) => panes.length)).toEqual(denver.map(({ windows }) => windows))
  const svg = renderIllustration(streetPath(denver, 'wide')) ?? ''
  const lines = svg.matchAll(new RegExp(`<path stroke="${lamp}" stroke-width="${pane.height}"[^>]* d="([^"]+)"`, 'g'))
  const lit = [...lines].map(([, path = '']) =>
    [...path.matchAll(/h([\d.]+)/g)].reduce((sum, [, length]) => sum + (Number(length) - pane.width) / unit + 1, 0),
  )
  expect(lit).toEqual([11, 14, 13, 8])
})

test('is as tall as the page needs it, and stays on its ground [LOOK-007]', () => {
  expect(streetFormats.wide.height).toBeGreaterThanOrEqual(320)
  expect(streetFormats.narrow.height).toBeGreaterThanOrEqual(240)
})

const crowded: StreetHouse[] = Array.from({ length: 10 }, () => ({ windows: mostStreetWindows, lit: [0, 3] }))
const tiny: StreetHouse[] = [{ windows: 1, lit: [0, 1] }]
const cases = formats.flatMap((format) => [denver, crowded, tiny].map((houses) => [format, houses] as const))

test.each(cases)('keeps houses and windows apart and inside the %s picture [LOOK-007]', (format, all) => {
  const { width, ground, pane, houses } = planStreet(all, format)
  let end = 0
  for (const house of houses) {
    expect(house.x).toBeGreaterThanOrEqual(end)
    end = house.x + house.width
    expect(house.height + house.rise).toBeLessThan(ground)
    const taken = house.panes.map(([x, y]) => ({ x, y, right: x + pane.width, bottom: y + pane.height }))
    for (const one of taken) {
      expect(one.x).toBeGreaterThanOrEqual(house.x)
      expect(one.right).toBeLessThanOrEqual(house.x + house.width)
      expect(one.y).toBeGreaterThanOrEqual(ground - house.height)
      const [doorX, doorWidth, doorHeight] = house.door
      expect(one.right <= doorX || one.x >= doorX + doorWidth || one.bottom <= ground - doorHeight).toBe(true)
      const others = taken.filter((other) => other !== one)
      expect(
        others.some(
          (other) => other.x < one.right && one.x < other.right && other.y < one.bottom && one.y < other.bottom,
        ),
      ).toBe(false)
    }
  }
  expect(end).toBeLessThanOrEqual(width)
})

test('a narrow street has the houses around the lit ones [LOOK-007]', () => {
  expect(planStreet(denver, 'narrow').houses.map(({ band }) => band)).toEqual([2, 3, 4, 5, 6, 7, 8])
})

test.each(formats)('is small, also when it is full [LOOK-007]: %s', (format) => {
  for (const houses of [denver, crowded]) {
    expect(renderIllustration(streetPath(houses, format))?.length).toBeLessThanOrEqual(streetBudget)
  }
})

test.each(['drawings/street/wide/99.0.1.svg', 'drawings/street/wide/3.2.1.svg', 'drawings/street/huge/3.0.1.svg'])(
  'draws nothing for %s [LOOK-007]',
  (path) => {
    expect(renderIllustration(path)).toBeUndefined()
  },
)
