import { careTypeSlugs, type CareTypeSlug, states } from '@pkg/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fronts } from './foreground'
import { drawHouse, houseBudget } from './house'
import { type HouseFacts, type HouseLook, lookOf } from './house-look'
import { distinctPaths, housePath, houseSight, renderIllustration } from './illustration-path'
import { landscapes } from './landscapes'
import { lights } from './light'
import { forms } from './house-forms'
import { roofs, walls } from './materials'
import { cameras } from './scene'

const namesOf = <Names extends object>(names: Names) => Object.keys(names) as (keyof Names & string)[]

const anyLook: fc.Arbitrary<HouseLook> = fc.record({
  landscape: fc.constantFrom(...landscapes),
  isInTown: fc.boolean(),
  form: fc.constantFrom(...namesOf(forms)),
  wall: fc.constantFrom(...namesOf(walls)),
  second: fc.constantFrom(...namesOf(walls)),
  roof: fc.constantFrom(...namesOf(roofs)),
  sky: fc.integer({ min: 0, max: 5 }),
  side: fc.constantFrom('left', 'right'),
  camera: fc.constantFrom(...namesOf(cameras)),
  front: fc.constantFrom(...fronts),
  shift: fc.integer({ min: -16, max: 16 }),
})
const anyFacts: fc.Arbitrary<HouseFacts> = fc.record({
  slug: fc.nat().map((number) => `house-${number}`),
  state: fc.constantFrom(...states.map(({ code }) => code)),
  care: fc.constantFrom(...careTypeSlugs),
  capacity: fc.integer({ min: 1, max: 300 }),
})
const seeds = fc.nat(2 ** 32 - 1)
const forbidden = /<(?!svg |path |\/svg>)|\bid=|url\(|href|style|NaN|undefined|Infinity|[{}]/

test('draws every house in every light within its size limit, from plain paths [LOOK-004, DATA-002]', () => {
  fc.assert(
    fc.property(anyFacts, fc.nat(5), seeds, fc.constantFrom(...lights), (house, variant, seed, light) => {
      const drawing = drawHouse(lookOf(house, variant), seed, light)
      expect(drawing.length).toBeLessThan(houseBudget)
      expect(drawing).not.toMatch(forbidden)
    }),
    { numRuns: 2500 },
  )
})

test('draws identical houses for the same look and seed, and different ones for another light [LOOK-004]', () => {
  fc.assert(
    fc.property(anyLook, seeds, (look, seed) => {
      expect(drawHouse(look, seed, 'noon')).toBe(drawHouse({ ...look }, seed, 'noon'))
      expect(new Set(lights.map((light) => drawHouse(look, seed, light))).size).toBe(lights.length)
    }),
    { numRuns: 60 },
  )
})

test.each(lights)('keeps the lamp by the door lit at %s [LOOK-004]', (light) => {
  for (const form of namesOf(forms)) {
    const look = lookOf({ slug: form, state: 'CO', care: 'care-home' })
    expect(drawHouse({ ...look, form }, 1, light)).toContain('fill="#f7cb58"')
  }
})

const facts = (slug: string, care: CareTypeSlug, capacity?: number, state = 'CO'): HouseFacts => ({
  slug,
  state,
  care,
  capacity,
})
const formsOf = (care: CareTypeSlug, capacity: number | undefined, state = 'CO') =>
  new Set(Array.from({ length: 200 }, (_, number) => lookOf(facts(`house-${number}`, care, capacity, state)).form))

test('has at least 12 forms, and shows each of them somewhere [LOOK-004]', () => {
  const shown = careTypeSlugs.flatMap((care) => [...formsOf(care, 60, 'CA'), ...formsOf(care, 6)])
  expect(new Set(shown)).toEqual(new Set(namesOf(forms)))
  expect(new Set(shown).size).toBeGreaterThanOrEqual(12)
})

test.each([
  ['care-home', 6, 'tower'],
  ['memory-care', 8, 'tower'],
  ['memory-care', 8, 'courtyard'],
  ['assisted-living', 60, 'bungalow'],
  ['independent-living', 200, 'cottages'],
] as const)('never draws a %s for %i residents as a %s [LOOK-004]', (care, capacity, form) => {
  expect(formsOf(care, capacity)).not.toContain(form)
})

test('draws arcades of the south only where they are built [LOOK-004]', () => {
  expect(formsOf('memory-care', 40, 'AZ')).toContain('spanish')
  expect(formsOf('memory-care', 40, 'MN')).not.toContain('spanish')
})

test('no two of 20 houses in a list have the same form, wall, and sky, and none changes its form [LOOK-004]', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(9999), fc.constantFrom(...careTypeSlugs), fc.nat(300)), {
        minLength: 20,
        maxLength: 20,
      }),
      fc.constantFrom(...states.map(({ code }) => code)),
      (houses, state) => {
        const list = houses.map(([number, care, capacity]) => facts(`house-${number}`, care, capacity, state))
        const paths = distinctPaths(list.map((house) => housePath(house)))
        const looks = paths.map((path, index) => lookAt(path, list[index]))
        expect(new Set(looks.map(({ form, wall, sky }) => `${form} ${wall} ${sky}`)).size).toBe(20)
        expect(looks.map(({ form }) => form)).toEqual(list.map((house) => lookOf(house).form))
      },
    ),
    { numRuns: 100 },
  )
})

test('gives even 20 equal houses different skies or walls [LOOK-004]', () => {
  const path = housePath(facts('elm-house', 'care-home', 6))
  const paths = distinctPaths(Array.from({ length: 20 }, () => path))
  expect(paths[0]).toBe(path)
  expect(new Set(paths.map(renderIllustration)).size).toBe(20)
})

test('shows a wall and sky again in a list with more houses of a form than it has of them, each equally often [LOOK-004]', () => {
  fc.assert(
    fc.property(anyFacts, fc.integer({ min: 100, max: 500 }), (house, count) => {
      const paths = distinctPaths(Array.from({ length: count }, () => housePath(house)))
      const uses = new Map<string, number>()
      for (const path of paths) {
        const sight = houseSight(path) ?? ''
        uses.set(sight, (uses.get(sight) ?? 0) + 1)
      }
      expect(uses.has('')).toBe(false)
      expect(uses.size).toBe(42)
      expect(Math.max(...uses.values()) - Math.min(...uses.values())).toBeLessThanOrEqual(1)
    }),
    { numRuns: 40 },
  )
})

test('leaves photos and houses in windows in a list as they are [LOOK-004]', () => {
  const paths = ['photos/1.webp', 'photos/1.webp', 'drawings/windows/co/care-home/6/1-0/elm-house-noon.svg']
  expect(distinctPaths(paths)).toEqual(paths)
})

function lookAt(path: string, house: HouseFacts | undefined): HouseLook {
  if (!house) throw new Error(`There is no house at ${path}`)
  return lookOf(house, Number(/-(\d+)\.svg$/.exec(path)?.[1] ?? 0))
}

const moon = /fill="#f1e2b8" d="M(-?[\d.]+) (-?[\d.]+)a13[^"]*"/

/** Returns the upper edges of what is in front of the sky: the bounding boxes of shapes with straight sides that are drawn after the moon. */
function facesInFront(drawing: string): { left: number; right: number; top: number }[] {
  const after = drawing.split(moon).at(-1) ?? ''
  return [...after.matchAll(/M(-?[\d.]+) (-?[\d.]+)((?:[hvl][-\d. ]+)+)z/g)].map(([, x, y, steps = '']) => {
    let [left, right, top] = [Number(x), Number(x), Number(y)]
    let [atX, atY] = [left, top]
    for (const [, kind, numbers = ''] of steps.matchAll(/([hvl])([-\d. ]+)/g)) {
      const [first = 0, second = 0] = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
      if (kind !== 'v') atX += first
      if (kind !== 'h') atY += kind === 'v' ? first : second
      left = Math.min(left, atX)
      right = Math.max(right, atX)
      top = Math.min(top, atY)
    }
    return { left, right, top }
  })
}

test('no roof cuts the moon of a night [LOOK-004]', () => {
  fc.assert(
    fc.property(anyLook, seeds, (look, seed) => {
      // A rail or a branch in the foreground may cross it.
      const drawing = drawHouse({ ...look, front: 'path' }, seed, 'night')
      const [, x = '', y = ''] = moon.exec(drawing) ?? []
      const cutting = facesInFront(drawing).filter(
        ({ left, right, top }) =>
          // Land is as wide as the picture, and the moon can stand behind its peaks.
          right - left < 350 && Number(x) > left - 12 && Number(x) < right + 12 && Number(y) + 24 > top,
      )
      expect([x !== '', cutting]).toEqual([true, []])
    }),
    { numRuns: 500 },
  )
})
