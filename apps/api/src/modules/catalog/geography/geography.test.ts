import { states } from '@pkg/domain'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { cityKey, loadGeography } from './geography'
import { cityName, countyName } from './place-names'
import { findZone, stateZones } from './zones'

const geography = loadGeography()

test('has ZIP codes, cities, and counties for every state and nothing else [AGENT-002]', () => {
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
])('puts %s, %s in the county %s and the time zone %s [DATA-002]', (state, name, county, timezone) => {
  expect(geography.cityByKey.get(cityKey(state, name))).toMatchObject({ name, county, timezone })
})

test('separates cities with the same name in different states, with all their ZIP codes', () => {
  const portland = geography.cities.filter(({ slug }) => slug === 'portland').map(({ state }) => state)
  expect(portland).toContain('OR')
  expect(portland).toContain('ME')
  const zipCount = geography.cities.reduce((sum, city) => sum + city.zips.length, 0)
  expect(zipCount).toBe(geography.zips.length)
})

test('gives cities and counties of a state unique slugs [ROUTE-004, ROUTE-005]', () => {
  for (const places of [geography.cities, geography.counties]) {
    expect(new Set(places.map(({ state, slug }) => `${state}/${slug}`)).size).toBe(places.length)
  }
})

test('uses only time zones that exist and that the state uses [TOUR-006]', () => {
  for (const { state, timezone, zip } of geography.zips) {
    expect(stateZones(state), zip).toContain(timezone)
  }
  for (const zone of new Set(geography.zips.map(({ timezone }) => timezone))) {
    expect(DateTime.fromISO('2026-01-01', { zone }).isValid).toBe(true)
  }
})

test('returns no time zone for a point that the lookup puts in a neighboring area', () => {
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
])('writes the city %s as %s', (name, written) => {
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
])('writes the county %s as %s', (name, written) => {
  expect(countyName(name)).toBe(written)
})
