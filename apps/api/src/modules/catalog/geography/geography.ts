import { slugify, type StateCode } from '@pkg/domain'
import { readZips, type Zip } from './zips'

export type { Zip } from './zips'

/** A city: all ZIP codes of a state with its name. Its point and time zone are those of the ZIP code closest to their center. */
export interface City {
  name: string
  slug: string
  state: StateCode
  /** The county of most of its ZIP codes. */
  county: string
  latitude: number
  longitude: number
  timezone: string
  zips: readonly Zip[]
}

/** A county, parish, borough, or independent city. */
export interface County {
  name: string
  slug: string
  state: StateCode
  latitude: number
  longitude: number
  zipCount: number
}

/** The locations of the United States, for seed data and imports. */
export interface Geography {
  zips: readonly Zip[]
  zipByCode: ReadonlyMap<string, Zip>
  cities: readonly City[]
  /** By `cityKey`. */
  cityByKey: ReadonlyMap<string, City>
  counties: readonly County[]
}

/** Returns the key of a city in `cityByKey`. Names with the same slug are the same city. */
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

function centralZip(zips: readonly [Zip, ...Zip[]]): Zip {
  const latitude = zips.reduce((sum, zip) => sum + zip.latitude, 0) / zips.length
  const longitude = zips.reduce((sum, zip) => sum + zip.longitude, 0) / zips.length
  const offset = (zip: Zip) => (zip.latitude - latitude) ** 2 + (zip.longitude - longitude) ** 2
  return zips.reduce((best, zip) => (offset(zip) < offset(best) ? zip : best))
}

function buildCity(zips: [Zip, ...Zip[]]): City {
  const { latitude, longitude, timezone, state } = centralZip(zips)
  const name = mostFrequent(zips.map((zip) => zip.city))
  const county = mostFrequent(zips.map((zip) => zip.county))
  return { name, slug: slugify(name), state, county, latitude, longitude, timezone, zips }
}

function buildCounty(zips: [Zip, ...Zip[]]): County {
  const { county, state, latitude, longitude } = centralZip(zips)
  return { name: county, slug: slugify(county), state, latitude, longitude, zipCount: zips.length }
}

/** Reads all locations from the packages that contain them, in less than a second. For seeding and importing only. */
export function loadGeography(): Geography {
  const zips = readZips()
  const byCity = groupBy(zips, (zip) => cityKey(zip.state, zip.city))
  const byCounty = groupBy(zips, (zip) => `${zip.state}/${slugify(zip.county)}`)
  const cities = byCity.map(([, group]) => buildCity(group))
  return {
    zips,
    zipByCode: new Map(zips.map((zip) => [zip.zip, zip])),
    cities,
    cityByKey: new Map(
      byCity.map(([key], index) => [key, cities[index]]).filter((pair): pair is [string, City] => Boolean(pair[1])),
    ),
    counties: byCounty.map(([, group]) => buildCounty(group)),
  }
}
