import { slugify, stateByCode, type Address, type StateCode } from '@pkg/domain'
import { cityKey, type City, type Geography, type Zip } from '../geography/geography'
import { cityName, countyName } from '../geography/place-names'
import { zoneOfPoint, zonesOfState } from '../geography/zones'
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

/** Cities that the register cut off are this long. */
const cutAt = 13

/** Puts places of registers on the map of this country. */
export class PlaceReader {
  readonly #geography: Geography
  readonly #counties: ReadonlyMap<string, string>

  constructor(geography: Geography) {
    this.#geography = geography
    this.#counties = new Map(geography.counties.map(({ state, slug, name }) => [`${state}/${slug}`, name]))
  }

  /**
   * The address of a facility. The city is believed, its spelling taken from the map; a county that the map does not know gives way to
   * the ZIP code's; a point that is missing or far off to the ZIP code's or the city's, and is then marked as approximate.
   */
  read(raw: RawPlace): { address: UsAddress } | PlaceDefect {
    const state = stateByCode(raw.state.trim())
    if (!state) return { part: 'state', reason: `${raw.state || 'nothing'} is none of the fifty states or DC` }
    if (!raw.line1.trim()) return { part: 'line1', reason: 'there is no street address' }
    const zipCode = /^\d{5}/.exec(raw.zip.trim().padStart(5, '0'))?.[0] ?? ''
    const zip = this.#zipOf(zipCode, state.code)
    const city = this.#cityOf(raw.city, state.code, zip)
    const near = zip ?? city
    if (!city && !raw.city.trim()) return { part: 'city', reason: 'there is no city' }
    if (!/^\d{5}$/.test(zipCode) || zipCode === '00000')
      return { part: 'zip', reason: `${raw.zip || 'nothing'} is no ZIP code` }
    const point = pointOf(raw, near) ?? near
    if (!point || !near) return { part: 'latitude', reason: 'neither the row, its ZIP code nor its city has a point' }
    const zone = zoneOfPoint(state.code, point.latitude, point.longitude) ?? near.timezone
    return {
      address: {
        line1: titleCase(raw.line1),
        city: city?.name ?? cityName(titleCase(raw.city)),
        state: state.code,
        zip: zipCode,
        county: this.#countyOf(raw.county, state.code) ?? near.county,
        latitude: point.latitude,
        longitude: point.longitude,
        ...(point === near && { isApproximate: true }),
        timezone: zone || zonesOfState(state.code)[0] || '',
      },
    }
  }

  /** A ZIP code, unless it lies in another state: then one of the two is wrong, and the state is believed. */
  #zipOf(zipCode: string, state: string): Zip | undefined {
    const zip = this.#geography.zipByCode.get(zipCode)
    return zip?.state === state ? zip : undefined
  }

  #cityOf(raw: string, state: string, zip: Zip | undefined): City | undefined {
    const { cityByKey, cities } = this.#geography
    const name = cityName(titleCase(raw))
    const known = cityByKey.get(cityKey(state, name))
    if (known || raw.trim().length !== cutAt) return known
    const start = slugify(name)
    if (zip && slugify(zip.city).startsWith(start)) return cityByKey.get(cityKey(state, zip.city))
    const longer = cities.filter((city) => city.state === state && city.slug.startsWith(start))
    return longer.length === 1 ? longer[0] : undefined
  }

  #countyOf(raw: string, state: string): string | undefined {
    const name = countyName(titleCase(raw))
    return this.#counties.get(`${state}/${slugify(name)}`)
  }
}

/** Farther than this from its ZIP code, in degrees, a point is a mistake. */
const farthest = 1.5

function pointOf({ latitude, longitude }: RawPlace, near: Zip | City | undefined) {
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  if (!latitude.trim() || !longitude.trim() || !Number.isFinite(point.latitude) || !Number.isFinite(point.longitude))
    return undefined
  if (point.latitude < 17 || point.latitude > 72 || Math.abs(point.longitude) < 60 || Math.abs(point.longitude) > 180)
    return undefined
  const isFar =
    near && Math.max(Math.abs(point.latitude - near.latitude), Math.abs(point.longitude - near.longitude)) > farthest
  return isFar ? undefined : point
}
