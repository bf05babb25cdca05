import { states } from '@pkg/domain'
import type { Cell } from '../../../database/database'
import type { Geography } from '../geography/geography'
import { searchName } from './place-name'

/** The columns of a place, in the order of `placeCells`. */
export const placeColumns = [
  'id',
  'kind',
  'name',
  'slug',
  'state',
  'county',
  'zip',
  'latitude',
  'longitude',
  'search',
  'weight',
] as const

/** Yields the cells of every state, county, city, and ZIP code for COPY. */
export function* placeCells({ counties, cities, zips }: Geography): Generator<Cell[]> {
  for (const { code, name, slug } of states) {
    const inState = counties.filter(({ state }) => state === code)
    const average = (pick: 'latitude' | 'longitude') =>
      inState.reduce((sum, county) => sum + county[pick], 0) / Math.max(1, inState.length)
    const weight = inState.reduce((sum, { zipCount }) => sum + zipCount, 0)
    yield [
      `state:${slug}`,
      'state',
      name,
      slug,
      code,
      null,
      null,
      average('latitude'),
      average('longitude'),
      searchName(name),
      weight,
    ]
  }
  for (const { name, slug, state, latitude, longitude, zipCount } of counties) {
    const label = countyLabel(name, state)
    yield [
      `county:${state}:${slug}`,
      'county',
      label,
      slug,
      state,
      name,
      null,
      latitude,
      longitude,
      searchName(label),
      zipCount,
    ]
  }
  for (const { name, slug, state, county, latitude, longitude, zips: own } of cities) {
    // If a city and its county have the same name, people mean the city.
    yield [
      `city:${state}:${slug}`,
      'city',
      name,
      slug,
      state,
      county,
      null,
      latitude,
      longitude,
      searchName(name),
      own.length + 1,
    ]
  }
  const slugs = new Map(cities.flatMap(({ zips: own, slug }) => own.map(({ zip }) => [zip, slug] as const)))
  for (const { zip, city, state, county, latitude, longitude } of zips) {
    yield [`zip:${zip}`, 'zip', city, slugs.get(zip) ?? '', state, county, zip, latitude, longitude, zip, 1]
  }
}

/** Returns a county's name as people say it: `Larimer County`, `Orleans Parish`. */
export function countyLabel(name: string, state: string): string {
  if (state === 'LA') return `${name} Parish`
  return state === 'AK' || state === 'DC' || / city$/i.test(name) ? name : `${name} County`
}
