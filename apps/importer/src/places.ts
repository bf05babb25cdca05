import { slugify, type Address, type Point, type StateCode } from '@pkg/domain'
import {
  cityKey,
  type City,
  type County,
  type Geography,
  type Zip,
  cityName,
  countyName,
  findZone,
  stateZones,
} from '@pkg/api/catalog'
import { readState, readZip, spellOut, splitAddress } from './address-text'
import { toTitleCase } from './title-case'

/** An address as a source writes it. */
export interface RawPlace {
  line1: string
  city: string
  state: string
  zip: string
  county: string
  latitude: string
  longitude: string
}

/** An address in one of the 50 states or DC. */
export type UsAddress = Address & { state: StateCode }

/** The part of an address that can't be used, and the reason. */
export interface PlaceDefect {
  part: keyof RawPlace
  reason: string
}

/** The area that approximates an address: its ZIP code, or else its city, or else its county. */
interface Area extends Point {
  county?: string
  timezone?: string
}

const lettersOf = (state: string, slug: string) => `${state} ${slug.replaceAll('-', '')}`

const zipArea = (state: string, zip: string) => `${state} ${zip.slice(0, 3)}`

/** The length at which California cuts off city names. */
const cutOffLength = 13

/** Reads the addresses of public records, and locates them. */
export class PlaceReader {
  readonly #geography: Geography
  readonly #counties: ReadonlyMap<string, County>
  /** The first three digits of each state's ZIP codes. A retired ZIP code has them, too. */
  readonly #zipAreas: ReadonlySet<string>

  /** The cities by state and letters, made when a city isn't found by its name. */
  #citiesByLetters: ReadonlyMap<string, City> | undefined

  constructor(geography: Geography) {
    this.#geography = geography
    this.#zipAreas = new Set([...geography.zipByCode.values()].map(({ state, zip }) => zipArea(state, zip)))
    this.#counties = new Map(geography.counties.map((county) => [`${county.state}/${county.slug}`, county]))
  }

  /**
   * Returns the address of a facility, or its defect. Keeps the city in the spelling of our geography. Replaces an unknown county with the
   * ZIP code's. Replaces missing or distant coordinates with those of the ZIP code or city, and marks them as approximate. A missing street
   * or ZIP code stays empty, and so does a ZIP code that can't be in the state.
   */
  read(source: RawPlace): { address: UsAddress } | PlaceDefect {
    const raw = splitAddress(source)
    const code = readZip(raw.zip)
    const named = raw.state.trim() || (this.#geography.zipByCode.get(code)?.state ?? '')
    const state = readState(named)
    if (!state) return { part: 'state', reason: 'Not one of the 50 states or DC' }
    const zipCode = this.#zipAreas.has(zipArea(state.code, code)) ? code : ''
    const zip = this.#findZip(zipCode, state.code)
    const town = raw.city.trim().replace(new RegExp(`,\\s*${state.code}$`, 'i'), '') || (zip?.city ?? '')
    if (!town) return { part: 'city', reason: 'No city and no known ZIP code' }
    const city = this.#findCity(town, state.code, zip)
    const county = this.#findCounty(raw.county, state.code)
    const area: Area | undefined = zip ?? city ?? county
    if (!area) return { part: 'city', reason: 'Unknown city without a ZIP code or county to locate it' }
    const point = readPoint(raw, area) ?? area
    const zone = findZone(state.code, point.latitude, point.longitude) ?? area.timezone
    const [firstZip, secondZip] = city?.zips ?? []
    return {
      address: {
        line1: toTitleCase(raw.zip === source.zip ? raw.line1 : withoutCity(raw.line1, town)).replace(/[\s,]+$/, ''),
        city: city?.name ?? cityName(toTitleCase(town)),
        state: state.code,
        // Only a city with a single ZIP code determines it.
        zip: zipCode || (secondZip ? '' : (firstZip?.zip ?? '')),
        county: county?.name ?? area.county ?? '',
        latitude: point.latitude,
        longitude: point.longitude,
        ...(point === area && { isApproximate: true }),
        timezone: zone || stateZones(state.code)[0] || '',
      },
    }
  }

  /** Returns a ZIP code unless it's in another state. One of the two is wrong then, and we keep the state. */
  #findZip(zipCode: string, state: string): Zip | undefined {
    const zip = this.#geography.zipByCode.get(zipCode)
    return zip?.state === state ? zip : undefined
  }

  #findCity(raw: string, state: string, zip: Zip | undefined): City | undefined {
    const { cityByKey } = this.#geography
    const written = cityName(toTitleCase(raw))
    const name = spellOut(written)
    const known =
      cityByKey.get(cityKey(state, written)) ?? cityByKey.get(cityKey(state, name)) ?? this.#findSpaced(state, name)
    if (known) return known
    const start = slugify(name)
    if (raw.trim().length === cutOffLength) {
      if (zip && slugify(zip.city).startsWith(start)) return cityByKey.get(cityKey(state, zip.city))
      return this.#findOnlyCity(state, start)
    }
    // Without a ZIP code, only the city can locate the address. It may be cut at a space, or name a neighborhood: `Boston-Brighton`.
    return zip ? undefined : (this.#findCityOfNeighborhood(state, name) ?? this.#findOnlyCity(state, `${start}-`))
  }

  /** Returns the city of a state whose name differs in spaces only, as `De Kalb` and `DeKalb` do. */
  #findSpaced(state: string, name: string): City | undefined {
    this.#citiesByLetters ??= new Map(this.#geography.cities.map((city) => [lettersOf(city.state, city.slug), city]))
    return this.#citiesByLetters.get(lettersOf(state, slugify(name)))
  }

  /** Returns the city of a state that starts with `start`, if there's only one. */
  #findOnlyCity(state: string, start: string): City | undefined {
    const [found, another] = this.#geography.cities.filter(
      (city) => city.state === state && city.slug.startsWith(start),
    )
    return another ? undefined : found
  }

  #findCityOfNeighborhood(state: string, name: string): City | undefined {
    const parts = name.split('-').reverse()
    if (parts.length < 2) return undefined
    return parts.map((part) => this.#geography.cityByKey.get(cityKey(state, part.trim()))).find(Boolean)
  }

  #findCounty(raw: string, state: string): County | undefined {
    return this.#counties.get(`${state}/${slugify(countyName(toTitleCase(raw)))}`)
  }
}

function withoutCity(line1: string, city: string): string {
  return line1.toLowerCase().endsWith(` ${city.toLowerCase()}`) ? line1.slice(0, -city.length) : line1
}

/** The distance in degrees from which coordinates are too far from their ZIP code to be right. */
const maximumDistance = 1.5

function readPoint({ latitude, longitude }: RawPlace, area: Area): Point | undefined {
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  if (!latitude.trim() || !longitude.trim() || !Number.isFinite(point.latitude) || !Number.isFinite(point.longitude))
    return undefined
  if (point.latitude < 17 || point.latitude > 72 || Math.abs(point.longitude) < 60 || Math.abs(point.longitude) > 180)
    return undefined
  const isFar =
    Math.max(Math.abs(point.latitude - area.latitude), Math.abs(point.longitude - area.longitude)) > maximumDistance
  return isFar ? undefined : point
}
