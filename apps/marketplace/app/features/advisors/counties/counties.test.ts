import type { AdvisorCard } from '@pkg/api-client'
import { regionSlugs } from '@pkg/domain'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { loader as loadGround } from '~/pages/map.counties.$version.$area[.]svg'
import { readGround } from './county-shapes.server'
import { countiesView, statesOfArea } from './counties-view.server'
import { drawCounties } from './draw-counties.server'
import { placeNames } from './place-names'
import { drawRegionCard } from './region-card.server'

const card = (name: string, areas: AdvisorCard['areas']): AdvisorCard => ({
  id: name.toLowerCase(),
  name,
  region: 'mountain-west',
  city: 'Denver',
  state: 'CO',
  areas,
  languages: ['en'],
  recentVisits: 0,
  timeZone: 'America/Denver',
  isDemo: false,
})
const ana = card('Ana', [{ state: 'CO', counties: ['Larimer', 'Weld County'] }])
const ben = card('Ben', [{ state: 'CO', counties: ['Weld', 'Atlantis'] }])
const eve = card('Eve', [
  { state: 'UT', counties: [] },
  { state: 'TX', counties: ['Travis'] },
])
const everyone = [ana, ben, eve]

test('each county is drawn once, and each advisor of the page has a path of their own [LOOK-008]', () => {
  const view = countiesView('mountain-west', everyone, [ben, eve])
  expect(view.counties).toBe(countiesView('mountain-west', [ana], []).counties)
  expect(view.states).toMatch(/^M.+Z$/)
  expect(view.own.map(({ slot, isCounty }) => [slot, isCounty])).toEqual([
    [0, true],
    [1, false],
  ])
})

test('the list says who serves each county, and leaves out other areas [LOOK-008]', () => {
  expect(countiesView('mountain-west', everyone, []).list).toEqual([
    {
      state: 'Colorado',
      rows: [
        { county: 'Atlantis', advisors: 'Ben' },
        { county: 'Larimer', advisors: 'Ana' },
        { county: 'Weld', advisors: 'Ana and Ben' },
      ],
    },
    { state: 'Utah', rows: [{ county: '', advisors: 'Eve' }] },
  ])
  expect(countiesView('CO', everyone, []).list.map(({ state }) => state)).toEqual(['Colorado'])
})

test.each(regionSlugs)(
  'no two names of %s touch each other, and its outlines take up to 40 KB [LOOK-008]',
  (region) => {
    const { names, units, frame } = countiesView(region, [], [])
    expect(names.length).toBeGreaterThan(1)
    for (const [map, shown] of [
      ['wide', names],
      ['narrow', names.flatMap(({ text, narrow }) => (narrow ? [{ text, ...narrow }] : []))],
    ] as const) {
      for (const [index, one] of shown.entries()) {
        expect(one.x).toBeGreaterThan(frame.left)
        for (const other of shown.slice(index + 1)) {
          const across = Math.abs(one.x - other.x) / units[map]
          const down = Math.abs(one.y - other.y) / units[map]
          expect(across > (one.text.length + other.text.length) * 3.5 || down > 14).toBe(true)
        }
      }
    }
    expect(gzipSync(readGround(statesOfArea(region) ?? []).file).length).toBeLessThan(40_000)
  },
)

test('on a phone, names move out of the way of dots, and give way where they can’t [LOOK-008]', () => {
  const candidates = [
    { text: 'Utah', x: 100, y: 100, area: 9 },
    { text: 'Iowa', x: 300, y: 100, area: 8 },
  ]
  const units = { wide: 1, narrow: 1 }
  const narrowOf = (spots: { x: number; y: number }[]) =>
    placeNames(candidates, units, { spots, radius: 3 }).map(({ text, x, y, narrow }) => ({ text, x, y, narrow }))
  expect(narrowOf([{ x: 305, y: 104 }])).toEqual([
    { text: 'Utah', x: 100, y: 100, narrow: { x: 100, y: 100 } },
    { text: 'Iowa', x: 300, y: 100, narrow: { x: 300, y: 91 } },
  ])
  const column = Array.from({ length: 9 }, (_, index) => ({ x: 300, y: 60 + index * 10 }))
  expect(narrowOf(column)[1]).toEqual({ text: 'Iowa', x: 300, y: 100, narrow: undefined })
})

test('the card of a region shows what advisors serve there in both themes, and no other region’s counties [LOOK-008]', () => {
  const day = drawRegionCard('mountain-west', everyone, 'light')
  expect(day).toMatch(/^<svg .*<\/svg>$/)
  expect(day).not.toBe(drawRegionCard('mountain-west', everyone, 'dark'))
  expect(day).not.toBe(drawRegionCard('mountain-west', [ben, eve], 'light'))
  expect(drawRegionCard('mountain-west', [eve], 'light')).toBe(
    drawRegionCard('mountain-west', [card('Eve', [{ state: 'UT', counties: [] }])], 'light'),
  )
})

test('the drawing says what it shows, and the same is there in words [LOOK-008]', () => {
  const { map, list } = drawCounties(countiesView('mountain-west', everyone, [ana]))
  expect(map).toContain('role="img"')
  expect(map).toContain('data-counties="0"')
  expect(list).toContain('<summary')
  expect(list).toContain('<strong>Larimer</strong> Ana')
})

test('knows the areas of maps: regions and states [LOOK-008]', () => {
  const codes = statesOfArea('mountain-west')
  expect(codes).toContain('CO')
  // The same order in each language, because both share the file.
  expect(codes).toEqual(codes?.toSorted())
  expect(statesOfArea('co')).toEqual(['CO'])
  expect(statesOfArea('nowhere')).toBeUndefined()
})

test('the file of a map is kept forever under its version, and there is none for another version or area [LOOK-008, LIFE-017]', () => {
  const serve = (version: string, area: string) =>
    loadGround({ params: { version, area }, request: new Request('http://localhost/'), context: {} })
  const { version } = readGround(statesOfArea('mountain-west') ?? [])
  const file = serve(version, 'mountain-west')
  expect(file.headers.get('content-type')).toBe('image/svg+xml')
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const missing = expect.objectContaining({ init: expect.objectContaining({ status: 404 }) })
  expect(() => serve('000000000000', 'mountain-west')).toThrow(missing)
  expect(() => serve(version, 'co')).toThrow(missing)
  expect(() => serve(version, 'nowhere')).toThrow(missing)
})
