import { slugify, stateByCode, stateBySlug, type Address, type Point, type StateCode } from '@pkg/domain'
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
import { titleCase } from './title-case'

/** A place as a register writes it. */
export interface RawPlace {
  line1: string
  city: string
  state: string
  zip: string
  county: string
  latitude: string
  longitude: string
}

/** An address whose state is one of ours. */
export type UsAddress = Address & { state: StateCode }

/** What is wrong with a place: which of its parts, and why. */
export interface PlaceDefect {
  part: keyof RawPlace
  reason: string
}

/** What is near a facility: its ZIP code, else its city, else its county. */
interface Near extends Point {
  county?: string
  timezone?: string
}

/** Cities that the register cut off are this long. */
const cutAt = 13

/** Puts places of registers on the map of this country. */
export class PlaceReader {
  readonly #geography: Geography
  readonly #counties: ReadonlyMap<string, County>

  constructor(geography: Geography) {
    this.#geography = geography
    this.#counties = new Map(geography.counties.map((county) => [`${county.state}/${county.slug}`, county]))
  }

  /**
   * The address of a facility. The city is believed, its spelling taken from the map; a county that the map does not know gives way to
   * the ZIP code's; a point that is missing or far off to the ZIP code's or the city's, and is then marked as approximate. A street or a
   * ZIP code that the register does not tell stays empty.
   */
  read(given: RawPlace): { address: UsAddress } | PlaceDefect {
    const raw = splitAddress(given)
    const code = /^\d{5}/.exec(raw.zip.trim().padStart(5, '0'))?.[0] ?? ''
    const zipCode = code === '00000' ? '' : code
    const named = raw.state.trim() || (this.#geography.zipByCode.get(zipCode)?.state ?? '')
    const state = stateByCode(named) ?? stateBySlug(slugify(named))
    if (!state) return { part: 'state', reason: 'none of the fifty states or DC' }
    const zip = this.#zipOf(zipCode, state.code)
    const town = raw.city.trim().replace(new RegExp(`,\\s*${state.code}$`, 'i'), '') || (zip?.city ?? '')
    if (!town) return { part: 'city', reason: 'neither a city nor a ZIP code that is known' }
    const city = this.#cityOf(town, state.code, zip)
    const county = this.#countyOf(raw.county, state.code)
    const near: Near | undefined = zip ?? city ?? county
    if (!near)
      return { part: 'city', reason: 'a city that no map knows, without a ZIP code or county that tells where' }
    const point = pointOf(raw, near) ?? near
    const zone = findZone(state.code, point.latitude, point.longitude) ?? near.timezone
    const [only, another] = city?.zips ?? []
    return {
      address: {
        line1: titleCase(raw === given ? raw.line1 : withoutCity(raw.line1, town)).replace(/[\s,]+$/, ''),
        city: city?.name ?? cityName(titleCase(town)),
        state: state.code,
        // A city of one ZIP code has that one; of several nobody knows which.
        zip: zipCode || (another ? '' : (only?.zip ?? '')),
        county: county?.name ?? near.county ?? '',
        latitude: point.latitude,
        longitude: point.longitude,
        ...(point === near && { isApproximate: true }),
        timezone: zone || stateZones(state.code)[0] || '',
      },
    }
  }

  /** A ZIP code, unless it lies in another state: then one of the two is wrong, and the state is believed. */
  #zipOf(zipCode: string, state: string): Zip | undefined {
    const zip = this.#geography.zipByCode.get(zipCode)
    return zip?.state === state ? zip : undefined
  }

  #cityOf(raw: string, state: string, zip: Zip | undefined): City | undefined {
    const { cityByKey } = this.#geography
    const name = cityName(titleCase(raw))
    const known = cityByKey.get(cityKey(state, name))
    if (known) return known
    const start = slugify(name)
    if (raw.trim().length === cutAt) {
      if (zip && slugify(zip.city).startsWith(start)) return cityByKey.get(cityKey(state, zip.city))
      return this.#onlyCity(state, start)
    }
    // Without a ZIP code the city alone tells where: one cut at a blank, or `Boston-Brighton`, a quarter behind its city.
    return zip ? undefined : (this.#quarterOf(state, name) ?? this.#onlyCity(state, `${start}-`))
  }

  /** The one city of a state that begins so. */
  #onlyCity(state: string, start: string): City | undefined {
    const [found, another] = this.#geography.cities.filter(
      (city) => city.state === state && city.slug.startsWith(start),
    )
    return another ? undefined : found
  }

  #quarterOf(state: string, name: string): City | undefined {
    const parts = name.split('-').reverse()
    if (parts.length < 2) return undefined
    return parts.map((part) => this.#geography.cityByKey.get(cityKey(state, part.trim()))).find(Boolean)
  }

  #countyOf(raw: string, state: string): County | undefined {
    return this.#counties.get(`${state}/${slugify(countyName(titleCase(raw)))}`)
  }
}

/** `400 HARLAN MORRIS DR TRENTON, TN 38382`: a whole address in the place of the street. */
function splitAddress(raw: RawPlace): RawPlace {
  if (raw.city.trim() || raw.zip.trim()) return raw
  const [, line1, zip] = /^(.*),\s*[A-Z]{2}\s+(\d{5})(?:-\d{4})?$/i.exec(raw.line1.trim()) ?? []
  return line1 && zip ? { ...raw, line1, zip } : raw
}

function withoutCity(line1: string, city: string): string {
  return line1.toLowerCase().endsWith(` ${city.toLowerCase()}`) ? line1.slice(0, -city.length) : line1
}

/** Farther than this from its ZIP code, in degrees, a point is a mistake. */
const farthest = 1.5

function pointOf({ latitude, longitude }: RawPlace, near: Near): Point | undefined {
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  if (!latitude.trim() || !longitude.trim() || !Number.isFinite(point.latitude) || !Number.isFinite(point.longitude))
    return undefined
  if (point.latitude < 17 || point.latitude > 72 || Math.abs(point.longitude) < 60 || Math.abs(point.longitude) > 180)
    return undefined
  const isFar =
    Math.max(Math.abs(point.latitude - near.latitude), Math.abs(point.longitude - near.longitude)) > farthest
  return isFar ? undefined : point
}
