import type { CommunityRecordChange } from '@pkg/api-client'
import { amenityFlags, clearableAttributes, type CommunityChange, stateByCode } from '@pkg/domain'
import type { Orm } from '../../database/database'
import type { CommunityRecord } from '../../database/schema/tables'
import { unprocessable } from '../../http/errors'
import { findZip, findZone, stateZones } from '../catalog'

/** Returns a change as a community takes it: amenities one by one, what it empties by name, and the place of its ZIP code. @throws {HttpError} 422 */
export async function toCommunityChange(
  orm: Orm,
  record: CommunityRecord,
  { amenities, city, zip, reason: _reason, ...values }: CommunityRecordChange,
): Promise<CommunityChange> {
  const cleared = clearableAttributes.filter((name) => values[name] === null)
  const location = await locationOf(orm, record, { city, zip })
  return {
    ...withoutNulls(values),
    ...(amenities && { amenities: amenitiesOf(record, amenities) }),
    ...(location && { location }),
    ...(cleared.length > 0 && { cleared }),
  }
}

type Values = Omit<CommunityRecordChange, 'amenities' | 'city' | 'zip' | 'reason'>

/** The values of a change that it sets. Those that are `null` are emptied instead. */
const withoutNulls = (values: Values): CommunityChange =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))

/** Returns the amenities that differ from those of a record. One that it doesn't say anything about stays unknown. */
function amenitiesOf(record: CommunityRecord, offered: readonly string[]): NonNullable<CommunityChange['amenities']> {
  const changed = amenityFlags.filter((flag) => (record.amenities[flag] ?? false) !== offered.includes(flag))
  return Object.fromEntries(changed.map((flag) => [flag, offered.includes(flag)]))
}

/** Returns where a community is after its city or ZIP code was corrected. Another ZIP code moves its point there. */
async function locationOf(
  orm: Orm,
  { address }: CommunityRecord,
  { city = address.city, zip = address.zip }: { city: string | undefined; zip: string | undefined },
): Promise<CommunityChange['location']> {
  const { county, latitude, longitude, isApproximate, timezone } = address
  if (city === address.city && zip === address.zip) return undefined
  const present = { city, zip, county, latitude, longitude, timezone, ...(isApproximate && { isApproximate }) }
  if (zip === address.zip) return present
  const state = stateByCode(address.state)
  const point = state && (await findZip(orm, zip, state.code))
  if (!state || !point) {
    throw unprocessable([
      { detail: `This ZIP code isn't in ${address.state}`, source: { pointer: '/data/attributes/zip' } },
    ])
  }
  return {
    city,
    zip,
    county: point.county ?? county,
    latitude: point.latitude,
    longitude: point.longitude,
    isApproximate: true,
    timezone: findZone(state.code, point.latitude, point.longitude) ?? stateZones(state.code)[0] ?? timezone,
  }
}
