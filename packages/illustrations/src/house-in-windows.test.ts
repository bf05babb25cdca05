import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawHouseInWindows, mostWindows, windowsBudget } from './house-in-windows'
import { lookOf } from './house-look'
import { lights } from './light'

const look = lookOf({ slug: 'elm-house', state: 'CO', care: 'assisted-living', capacity: 60 })

const pathsOf = (drawing: string) =>
  [...drawing.matchAll(/<path ([^>]*) d="([^"]*)"\/>/g)].map(([, paint = '', path = '']) => ({ paint, path }))

/** Counts all windows: the dashes of each row of dark panes. */
function countWindows(drawing: string): number {
  const rows = pathsOf(drawing).find(({ paint }) => /stroke="#(3a5057|0c2129)"/.test(paint))
  const [dash = 0, gap = 0] = (/dasharray="([\d.]+) ([\d.]+)"/.exec(rows?.paint ?? '') ?? []).slice(1).map(Number)
  const lengths = [...(rows?.path ?? '').matchAll(/h([\d.]+)/g)].map(([, length]) => Number(length))
  // The last dash of a row ends where its line ends.
  return lengths.reduce((sum, length) => sum + Math.round((length - dash) / (dash + gap)) + 1, 0)
}

/** Returns the places of the lit windows, which are painted last except for their bars. */
function litWindows(drawing: string): string[] {
  const frames = pathsOf(drawing).find(({ paint }) => /fill="#(112427|fbf0cf)"/.test(paint))
  return frames?.path.match(/M[\d. ]+/g) ?? []
}

test('has exactly one window per resident, from 1 to 260 [LOOK-004]', () => {
  for (let capacity = 1; capacity <= mostWindows; capacity += 1) {
    const drawing = drawHouseInWindows(look, { capacity, open: 0, waitlist: 0 }, 7, 'noon')
    expect(countWindows(drawing), `${capacity} residents`).toBe(capacity)
  }
})

test.each([
  [261, 131],
  [500, 250],
  [1200, 600],
])('has one window for two residents above 260: %i residents have %i windows [LOOK-004]', (capacity, windows) => {
  expect(countWindows(drawHouseInWindows(look, { capacity, open: 0, waitlist: 0 }, 7, 'noon'))).toBe(windows)
})

test('lights as many windows as rooms are open, at every size and in every light, within the size limit [LOOK-004]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: mostWindows }),
      fc.nat(20),
      fc.nat(6),
      fc.nat(),
      fc.constantFrom(...lights),
      (capacity, rooms, kinds, seed, light) => {
        const open = Math.min(rooms, capacity)
        const waitlist = Math.min(kinds, capacity - open)
        const drawing = drawHouseInWindows(look, { capacity, open, waitlist }, seed, light)
        expect(countWindows(drawing)).toBe(capacity)
        expect(new Set(litWindows(drawing)).size).toBe(open)
        expect(drawing.length).toBeLessThan(windowsBudget)
        expect(drawing).not.toMatch(/NaN|undefined|Infinity|\bid=/)
      },
    ),
    { numRuns: 300 },
  )
})

test('a room that fills goes dark where it was, and no other window changes [LOOK-004]', () => {
  const before = litWindows(drawHouseInWindows(look, { capacity: 61, open: 4, waitlist: 3 }, 7, 'noon'))
  const after = drawHouseInWindows(look, { capacity: 61, open: 3, waitlist: 3 }, 7, 'noon')
  expect(before).toEqual(expect.arrayContaining(litWindows(after)))
  expect(litWindows(after)).toHaveLength(3)
})

test('another community lights other windows [LOOK-004]', () => {
  const of = (seed: number) =>
    litWindows(drawHouseInWindows(look, { capacity: 61, open: 4, waitlist: 0 }, seed, 'noon'))
  expect(of(1)).not.toEqual(of(2))
})
