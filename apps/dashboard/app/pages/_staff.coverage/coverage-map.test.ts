import { stateByCode } from '@pkg/domain'
import { expect, test } from 'vitest'
import { readCountyAtlas } from './county-atlas.server'
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
  expect(areas.flatMap(({ name }) => name ?? [])).toEqual(['Colorado', 'Florida'])
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
  ['MO', 'St. Louis City', '29510'],
  ['MO', 'St. Louis', '29189'],
  ['MD', 'Baltimore City', '24510'],
  ['MD', 'Baltimore', '24005'],
  ['VA', 'Virginia Beach City', '51810'],
  ['VA', 'James City', '51095'],
  ['NV', 'Carson City', '32510'],
  ['FL', 'Saint Johns', '12109'],
  ['LA', 'Orleans', '22071'],
  ['AK', 'Juneau', '02110'],
  ['NM', 'Doña Ana', '35013'],
])('in %s, %s has an outline of its own: %s [DASH-015]', (state, county, id) => {
  const outlines = readCountyAtlas().counties.get(stateByCode(state)?.code ?? 'DC')
  const { areas } = draw([{ ...larimer, state, county }], state)
  const [marked] = areas.filter(({ tone }) => tone)
  expect(outlines?.get(marked?.key ?? '')?.id).toBe(id)
})
