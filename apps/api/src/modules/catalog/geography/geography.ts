import { slugify, type StateCode } from '@pkg/domain'
import { readZips, type Zip } from './zips'

export type { Zip } from './zips'

/** A city: all ZIP codes of a state that bear its name. Point and zone are those of the code nearest to their middle. */
export interface City {
  name: string
  slug: string
  state: StateCode
  /** The county that most of its ZIP codes lie in. */
  county: string
  latitude: number
  longitude: number
  timezone: string
  zips: readonly Zip[]
}

/** A county, parish, borough or independent city. */
export interface County {
  name: string
  slug: string
  state: StateCode
  latitude: number
  longitude: number
  zipCount: number
}

/** The United States as seed and import need it. */
export interface Geography {
  zips: readonly Zip[]
  zipByCode: ReadonlyMap<string, Zip>
  cities: readonly City[]
  /** By `cityKey`. */
  cityByKey: ReadonlyMap<string, City>
  counties: readonly County[]
}

/** The key of a city in `cityByKey`: names that give one slug are one city. */
export function cityKey(state: string, name: string): string {
  return `${state}/${slugify(name)}`
}

function groupBy(zips: readonly Zip[], key: (zip: Zip) => string): [key: string, zips: [Zip, ...Zip[]]][] {
  const groups = new Map<string, [Zip, ...Zip[]]>()
  for (const zip of zips) {
    const group = groups.get(key(zip))
    if (group) group.push(zip)
    else groups.set(key(zip), [zip])
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1))
}

function mostFrequent(values: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0])[0]
}

function middleOf(zips: readonly [Zip, ...Zip[]]): Zip {
  const latitude = zips.reduce((sum, zip) => sum + zip.latitude, 0) / zips.length
  const longitude = zips.reduce((sum, zip) => sum + zip.longitude, 0) / zips.length
  const offset = (zip: Zip) => (zip.latitude - latitude) ** 2 + (zip.longitude - longitude) ** 2
  return zips.reduce((best, zip) => (offset(zip) < offset(best) ? zip : best))
}

function cityOf(zips: [Zip, ...Zip[]]): City {
  const { latitude, longitude, timezone, state } = middleOf(zips)
  const name = mostFrequent(zips.map((zip) => zip.city))
  const county = mostFrequent(zips.map((zip) => zip.county))
  return { name, slug: slugify(name), state, county, latitude, longitude, timezone, zips }
}

function countyOf(zips: [Zip, ...Zip[]]): County {
  const { county, state, latitude, longitude } = middleOf(zips)
  return { name: county, slug: slugify(county), state, latitude, longitude, zipCount: zips.length }
}

/** Reads all places from the packages that hold them, in under a second. For seeding and importing only. */
export function loadGeography(): Geography {
  const zips = readZips()
  const byCity = groupBy(zips, (zip) => cityKey(zip.state, zip.city))
  const byCounty = groupBy(zips, (zip) => `${zip.state}/${slugify(zip.county)}`)
  const cities = byCity.map(([, group]) => cityOf(group))
  return {
    zips,
    zipByCode: new Map(zips.map((zip) => [zip.zip, zip])),
    cities,
    cityByKey: new Map(
      byCity.map(([key], index) => [key, cities[index]]).filter((pair): pair is [string, City] => Boolean(pair[1])),
    ),
    counties: byCounty.map(([, group]) => countyOf(group)),
  }
}
