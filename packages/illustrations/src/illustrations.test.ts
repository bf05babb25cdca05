import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderIllustration, illustrationPath, illustrationViews } from './illustration-path'
import { drawExterior, exteriorBudget } from './exterior'
import { drawInterior, interiorBudget, interiorKinds } from './interior'
import {
  forms,
  landscapes,
  palettes,
  roofs,
  seasons,
  times,
  formatTraitCode,
  parseTraitCode,
  walls,
  type IllustrationTraits,
} from './traits'

const anyTraits: fc.Arbitrary<IllustrationTraits> = fc.record({
  landscape: fc.constantFrom(...landscapes),
  form: fc.constantFrom(...forms),
  roof: fc.constantFrom(...roofs),
  wall: fc.constantFrom(...walls),
  time: fc.constantFrom(...times),
  season: fc.constantFrom(...seasons),
  palette: fc.constantFrom(...palettes),
})
const seeds = fc.nat(2 ** 32 - 1)
const forbidden = /<(?!svg |path |\/svg>)|\bid=|url\(|href|style|NaN|undefined|[{}]/

/** Returns the numbers of all paths, dashes, and widths. */
const readNumbers = (drawing: string) =>
  [...drawing.matchAll(/(?:\bd|width|dasharray)="([^"]+)"/g)].flatMap(([, text = '']) => text.match(/[\d.]+/g) ?? [])

test('draws every exterior within its size limit, from plain paths with whole numbers [DATA-002]', () => {
  fc.assert(
    fc.property(anyTraits, seeds, (traits, seed) => {
      const drawing = drawExterior(traits, seed)
      expect(drawing.length).toBeLessThanOrEqual(exteriorBudget)
      expect(drawing).not.toMatch(forbidden)
      expect(readNumbers(drawing).filter((number) => number.includes('.'))).toEqual([])
    }),
    { numRuns: 400 },
  )
})

test.each(interiorKinds)(
  'draws the %s within its size limit, from plain paths with whole numbers [DATA-002]',
  (kind) => {
    fc.assert(
      fc.property(fc.constantFrom(...palettes), seeds, (palette, seed) => {
        const drawing = drawInterior(kind, palette, seed)
        expect(drawing.length).toBeLessThanOrEqual(interiorBudget)
        expect(drawing).not.toMatch(forbidden)
        expect(readNumbers(drawing).filter((number) => number.includes('.'))).toEqual([])
      }),
      { numRuns: 50 },
    )
  },
)

test('draws identical exteriors for the same traits and seed, and different ones for another seed [DATA-002]', () => {
  fc.assert(
    fc.property(anyTraits, seeds, (traits, seed) => {
      expect(drawExterior(traits, seed)).toBe(drawExterior({ ...traits }, seed))
      expect(drawExterior(traits, seed)).not.toBe(drawExterior(traits, seed + 1))
    }),
    { numRuns: 60 },
  )
})

test.each(times)('lights the lamp by the path at %s [DATA-002]', (time) => {
  const traits = {
    landscape: 'south',
    form: 'wings',
    roof: 'hip',
    wall: 'brick',
    season: 'summer',
    palette: 'lamp',
    time,
  } as const
  expect(drawExterior(traits, 1)).toContain('fill="#ffe09a"')
})

test.each([
  ['winter', 'noon', true],
  ['summer', 'night', true],
  ['summer', 'dusk', true],
  ['summer', 'noon', false],
] as const)('draws smoke from the chimney in %s at %s: %s [DATA-002]', (season, time, smokes) => {
  const traits = {
    landscape: 'midwest',
    form: 'house',
    roof: 'gable',
    wall: 'boards',
    palette: 'lamp',
    season,
    time,
  } as const
  expect(/q-8-8 0-15t-1-16t4-13/.test(drawExterior(traits, 1))).toBe(smokes)
})

test('encodes all traits in the path [DATA-002]', () => {
  fc.assert(fc.property(anyTraits, (traits) => void expect(parseTraitCode(formatTraitCode(traits))).toEqual(traits)))
})

test.each(illustrationViews)('renders the %s from its path [DATA-002]', (view) => {
  const traits = {
    landscape: 'south',
    form: 'wings',
    roof: 'hip',
    wall: 'brick',
    season: 'summer',
    palette: 'sea',
    time: 'noon',
  } as const
  const path = illustrationPath(traits, 'aspen-court-boise-id', view)
  expect(path).toBe(`drawings/gdbbbbd/aspen-court-boise-id-${view}.svg`)
  expect(renderIllustration(path)).toMatch(/^<svg .*<\/svg>$/)
})

test.each([
  ['drawings/gdbbbbd/aspen-court-kitchen.svg', 'an unknown view'],
  ['drawings/zdbbbbd/aspen-court-exterior.svg', 'an unknown trait'],
  ['drawings/gdbbbb/aspen-court-exterior.svg', 'a missing trait'],
  ['drawings/gdbbbbd/Aspen_Court-exterior.svg', 'an invalid slug'],
  ['drawings/gdbbbbd/../secret-exterior.svg', 'a parent folder'],
  ['drawings/gdbbbbd/aspen-court-exterior.svg?x', 'a query'],
  ['uploads/aspen-court-exterior.svg', 'another folder'],
  ['', 'an empty path'],
])('returns undefined for %j: %s', (path) => {
  expect(renderIllustration(path)).toBeUndefined()
})
