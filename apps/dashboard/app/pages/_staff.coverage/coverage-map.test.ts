import { expect, test } from 'vitest'
import { countyKey, readCountyAtlas } from './county-atlas.server'
import { drawCoverage } from './coverage-map.server'

const larimer = { state: 'CO', county: 'Larimer', families: 9, waiting: 1, advisors: 0, withRoom: 0 }
const pinellas = { state: 'FL', county: 'Pinellas', families: 4, waiting: 0, advisors: 2, withRoom: 1 }
const draw = (counties: (typeof larimer)[], state?: string) =>
  drawCoverage({ counties }, state, (code) => `/coverage?filter[state]=${code}`)

test('the map of the country has a circle for each county where families asked, larger for more of them [DASH-015]', () => {
  const { circles, areas, missing } = draw([larimer, pinellas])
  expect(circles).toMatchObject([
    { label: 'Larimer, CO: 9 families. No advisor', tone: 'critical' },
    { label: 'Pinellas, FL: 4 families. Served', tone: 'positive' },
  ])
  const [colorado, florida] = circles
  expect(colorado?.radius).toBeGreaterThan(florida?.radius ?? 0)
  expect(florida?.x).toBeGreaterThan(colorado?.x ?? 0)
  expect(areas).toHaveLength(51)
  expect(areas.filter(({ href }) => href)).toHaveLength(2)
  expect(areas.find(({ key }) => key === 'CO')).toMatchObject({
    href: '/coverage?filter[state]=CO',
    label: 'Colorado: families asked in 1 county, 1 without an advisor with room',
  })
  expect(missing).toBe(0)
})

test('the map of a state has all of its counties, and marks those where families asked [DASH-015]', () => {
  const { circles, areas, viewBox } = draw([larimer], 'CO')
  expect(circles).toEqual([])
  expect(areas).toHaveLength(64)
  expect(areas.filter(({ tone }) => tone).map(({ label }) => label)).toEqual(['Larimer, CO: 9 families. No advisor'])
  expect(
    viewBox
      .split(' ')
      .map(Number)
      .every((value) => value > 0),
  ).toBe(true)
})

test('a county without an outline is only in the table, and the map says so [DASH-015]', () => {
  expect(draw([{ ...larimer, state: 'CT', county: 'Northwest Hills' }])).toMatchObject({ circles: [], missing: 1 })
})

test.each([
  ['MO', 'St. Louis', 'Saint Louis'],
  ['MO', 'St. Louis (city)', 'City of St. Louis'],
  ['LA', 'Orleans Parish', 'Orleans'],
  ['AK', 'Anchorage Municipality', 'Anchorage'],
  ['CA', 'City and County of San Francisco', 'San Francisco'],
  ['PR', 'Doña Ana', 'Dona Ana'],
])('counties of %s are found by “%s” and by “%s” [DASH-015]', (_state, one, other) => {
  expect(countyKey(one)).toBe(countyKey(other))
})

test('a city that is a county of its own has its own outline [DASH-015]', () => {
  const counties = readCountyAtlas().counties.get('MO')
  const [county, city] = [counties?.get(countyKey('St. Louis')), counties?.get(countyKey('St. Louis (city)'))]
  expect([county?.id, city?.id]).toEqual(['29189', '29510'])
})
