import { expect, test } from 'vitest'
import { doorwayBudget } from './doorway'
import { blankDoorwayPath, doorwayPath, isIllustration, nightPath, renderIllustration } from './index'

const advisor = { id: 'ana-ruiz', name: 'Ana Ruiz', areas: [{ state: 'CO', counties: ['Larimer', 'Weld County'] }] }
const draw = (person: typeof advisor, light?: 'noon' | 'night') => renderIllustration(doorwayPath(person, light)) ?? ''
const counties = ['Denver', 'Adams', 'Weld', 'Boulder', 'Pueblo', 'Mesa', 'Larimer', 'El Paso', 'La Plata'] as const

/** The advisors of a region, some of them with the same initials and county. */
const region = Array.from({ length: 27 }, (_, number) => ({
  id: `advisor-${number}`,
  name: number % 3 === 0 ? 'Ana Ruiz' : `Tom ${String.fromCharCode(65 + number)}`,
  areas: [{ state: 'CO', counties: [counties[number % counties.length] ?? ''] }],
}))

test('a path has all that decides the picture [LOOK-008]', () => {
  const path = doorwayPath(advisor)
  expect(path).toMatch(/^drawings\/doorway\/co\/larimer\/AR\/[0-9a-z]{1,7}-noon\.svg$/)
  expect(isIllustration(path)).toBe(true)
  expect(nightPath(path)).toBe(doorwayPath(advisor, 'night'))
  expect(draw(advisor)).toMatch(/^<svg .*<\/svg>$/)
  expect(draw(advisor, 'night')).not.toBe(draw(advisor))
})

test('27 advisors of a region have 27 doorways, each small enough [LOOK-008]', () => {
  const doorways = region.map((person) => draw(person))
  expect(new Set(doorways).size).toBe(27)
  for (const doorway of [...doorways, ...region.map((person) => draw(person, 'night'))]) {
    expect(doorway.length).toBeLessThanOrEqual(doorwayBudget)
  }
})

test('the fanlight is lit by day and by night [LOOK-008]', () => {
  for (const person of region) {
    for (const light of ['noon', 'night'] as const) {
      expect(draw(person, light)).toMatch(/<path fill="#f7cb58" d="M0 0/)
    }
  }
})

test('the letters of the plate have a contrast of at least 7:1 [LOOK-008]', () => {
  for (const light of ['noon', 'night'] as const) {
    const [, plate = ''] = /<rect [^>]*fill="(#[0-9a-f]{6})"/.exec(draw(advisor, light)) ?? []
    expect((luminance(plate) + 0.05) / (luminance('#112427') + 0.05)).toBeGreaterThanOrEqual(7)
  }
})

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(color.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const outlineOf = (areas: typeof advisor.areas) =>
  draw({ ...advisor, areas }).match(/linejoin="round" d="([^"]+)"/)?.[1]

test.each([
  ['a county, a parish, and a city', 'LA', 'Orleans Parish', 'Orleans'],
  ['a name with and without accents', 'NM', 'Doña Ana County', 'Dona Ana'],
  ['a saint', 'FL', 'Saint Johns', 'St. Johns County'],
  ['a city that is its own county', 'VA', 'Alexandria', 'Alexandria City'],
])('finds the outline of %s [LOOK-008]', (_what, state, one, other) => {
  const outline = outlineOf([{ state, counties: [one] }])
  expect(outline).toBe(outlineOf([{ state, counties: [other] }]))
  expect(outline).not.toBe(outlineOf([{ state, counties: [] }]))
})

test('someone who serves a whole state, or a county without an outline, gets the outline of the state [LOOK-008]', () => {
  const state = outlineOf([{ state: 'CO', counties: [] }])
  expect(state).toBeDefined()
  expect(outlineOf([{ state: 'CO', counties: ['Atlantis'] }])).toBe(state)
  expect(outlineOf([{ state: 'CO', counties: ['Larimer'] }])).not.toBe(state)
})

test('someone without areas or letters from A to Z still gets a doorway [LOOK-008]', () => {
  expect(outlineOf([])).toBeUndefined()
  expect(draw({ id: 'li', name: '李 明', areas: [] })).toMatch(/^<svg .*<\/svg>$/)
  expect(doorwayPath({ ...advisor, name: 'Élodie Ünal' })).toContain('/EU/')
})

test.each([
  ['drawings/doorway/co/larimer/AR/zz-dusk.svg', 'an unknown light'],
  ['drawings/doorway/co/../AR/zz-noon.svg', 'a parent folder'],
  ['drawings/doorway/co/larimer/<a/zz-noon.svg', 'markup'],
])('returns undefined for %j: %s', (path) => expect(renderIllustration(path)).toBeUndefined())

test('the doorway of no one has a path of its own, which is the one that would be built [LOOK-010]', () => {
  expect(doorwayPath({ id: 'account', name: '', areas: [] })).toBe(blankDoorwayPath)
  expect(isIllustration(blankDoorwayPath)).toBe(true)
})
