import { states } from '@pkg/domain'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { cityKey, loadGeography } from './geography'
import { cityName, countyName } from './place-names'
import { findZone, stateZones } from './zones'

const geography = loadGeography()

test('every state has ZIP codes, cities and counties, and nobody else has [AGENT-002]', () => {
  const codes = states.map(({ code }) => code).toSorted()
  for (const places of [geography.zips, geography.cities, geography.counties]) {
    expect([...new Set(places.map(({ state }) => state))].toSorted()).toEqual(codes)
  }
  expect(geography.zips.length).toBeGreaterThan(40_000)
  expect(geography.counties.length).toBeGreaterThan(3_100)
})

test.each([
  ['ID', 'Boise', 'Ada', 'America/Boise'],
  ['MO', 'St. Louis', 'St. Louis City', 'America/Chicago'],
  ['CA', 'San Francisco', 'San Francisco', 'America/Los_Angeles'],
  ['HI', 'Honolulu', 'Honolulu', 'Pacific/Honolulu'],
  ['AZ', 'Phoenix', 'Maricopa', 'America/Phoenix'],
  ['TX', 'El Paso', 'El Paso', 'America/Denver'],
  ['DC', 'Washington', 'District of Columbia', 'America/New_York'],
])('%s: %s lies in %s and keeps %s [DATA-002]', (state, name, county, timezone) => {
  expect(geography.cityByKey.get(cityKey(state, name))).toMatchObject({ name, county, timezone })
})

test('a city is told from its namesake in another state and holds all its ZIP codes', () => {
  const portland = geography.cities.filter(({ slug }) => slug === 'portland').map(({ state }) => state)
  expect(portland).toContain('OR')
  expect(portland).toContain('ME')
  const held = geography.cities.reduce((sum, city) => sum + city.zips.length, 0)
  expect(held).toBe(geography.zips.length)
})

test('no two cities and no two counties of a state share a slug [ROUTE-004, ROUTE-005]', () => {
  for (const places of [geography.cities, geography.counties]) {
    expect(new Set(places.map(({ state, slug }) => `${state}/${slug}`)).size).toBe(places.length)
  }
})

test('every zone is one that its state keeps and that the calendar knows [TOUR-006]', () => {
  for (const { state, timezone, zip } of geography.zips) {
    expect(stateZones(state), zip).toContain(timezone)
  }
  for (const zone of new Set(geography.zips.map(({ timezone }) => timezone))) {
    expect(DateTime.fromISO('2026-01-01', { zone }).isValid).toBe(true)
  }
})

test('a point that the look-up gives to a neighbour has no zone of its own', () => {
  expect(findZone('MI', 42.3314, -83.0458)).toBe('America/Detroit')
  expect(findZone('MI', 42.3149, -83.0364)).toBeUndefined()
})

test.each([
  ['Saint Louis', 'St. Louis'],
  ['St Paul', 'St. Paul'],
  ['Sault Sainte Marie', 'Sault Ste. Marie'],
  ['Santa Fe', 'Santa Fe'],
  ['Stanley', 'Stanley'],
  ['Mckeesport', 'McKeesport'],
])('the city %s is written %s', (name, written) => {
  expect(cityName(name)).toBe(written)
})

test.each([
  ['Oglala Lakota County', 'Oglala Lakota'],
  ['Plaquemines Parish', 'Plaquemines'],
  ['Juneau City and Borough', 'Juneau'],
  ['City and County of San Francisco', 'San Francisco'],
  ['Salem (city)', 'Salem City'],
  ['Colonial Heights (city', 'Colonial Heights City'],
  ['City and Borough of Wrangell', 'Wrangell'],
  ['Dillingham (CA)', 'Dillingham'],
  ['Carson City (city)', 'Carson City'],
  ['City of Richmond', 'Richmond City'],
  ['Saint Clair', 'St. Clair'],
  ['James City', 'James City'],
])('the county %s is written %s', (name, written) => {
  expect(countyName(name)).toBe(written)
})
