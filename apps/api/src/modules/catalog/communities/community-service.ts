import type { NewCommunity } from '@pkg/api-client'
import { type CommunityChange, formatPhone, isPhone, siteDay, slugify, stateByCode, withPayments } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { CommunityRecord, RecordChange } from '../../../database/schema/tables'
import { retryOnDatabaseError, sqlState } from '../../../database/database-error'
import { mapConstraintErrors } from '../../../http/collections/constraint-errors'
import { unprocessable } from '../../../http/errors'
import { findZone, stateZones } from '../geography/zones'
import { changedRecord } from './changed-record'
import { attributesOf } from './community-attributes'
import { findTakenSlugs } from './community-slug-store'
import { findZip, insertCommunity, lockCommunity, saveRecord } from './community-store'
import { newRecord } from './new-record'

/**
 * Changes a community immediately, and stores the change as an edit, which overrides later imports. Returns the changed record, or
 * undefined if the community doesn't exist. [API-019, API-022]
 */
export async function changeCommunity(
  orm: Orm,
  id: string,
  change: RecordChange,
): Promise<CommunityRecord | undefined> {
  return orm.transaction(async (tx) => {
    const community = await lockCommunity(tx, id)
    if (!community) return undefined
    const formatted = withStatedRooms(withFormattedPhone(change))
    const record = changedRecord(community.record, formatted)
    const edits = mergeEdits(community.edits ?? {}, formatted)
    const unedited = namesOf(formatted).filter((name) => !namesOf(community.edits ?? {}).includes(name))
    // What was absent is stored, too: without it, no one could tell that from what was edited before originals were stored.
    const absent = Object.fromEntries(unedited.map((name) => [name, null]))
    const originals = { ...absent, ...attributesOf(community.record, unedited), ...community.originals }
    await saveRecord(tx, record, { sourceId: community.sourceId, edits, originals })
    return record
  })
}

/**
 * Creates a community from what a person entered. Its slug is its name, city, and state, with a number if that slug is taken. Without
 * prices, it gets its state's estimates.
 * @throws {HttpError} 422 if the ZIP code isn't in the state, or 409 if others take every slug that it tries. [API-019]
 */
export async function createCommunity(orm: Orm, input: NewCommunity, status: -1 | 1): Promise<CommunityRecord> {
  const { name, care, line1, city, state: code, zip, latitude, longitude, ...change } = input
  const state = stateByCode(code)
  const zipPoint = state && (await findZip(orm, zip, state.code))
  if (!state || !zipPoint) {
    throw unprocessable([{ detail: `This ZIP code isn't in ${code}`, source: { pointer: '/data/attributes/zip' } }])
  }
  const exact = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined
  const address = {
    line1,
    city,
    state: state.code,
    zip,
    county: zipPoint.county ?? '',
    ...(exact ?? { latitude: zipPoint.latitude, longitude: zipPoint.longitude, isApproximate: true }),
    timezone: findZone(state.code, zipPoint.latitude, zipPoint.longitude) ?? stateZones(state.code)[0] ?? '',
  }
  const description = change.description ?? ''
  const create = () =>
    orm.transaction(async (tx) => {
      const id = await findFreeSlug(tx, slugify(`${name} ${city} ${code}`))
      const plain = newRecord({ id, name, care, address, state: state.code, status, description })
      const record = changedRecord(plain, withStatedRooms(withFormattedPhone(change)))
      await insertCommunity(tx, record)
      return record
    })
  // Another request can take the slug between the search for a free one and the insert.
  return mapConstraintErrors(() => retryOnDatabaseError(takenSlug, create))
}

/** How often a community is inserted with another slug. */
const takenSlug = { code: sqlState.uniqueViolation, attempts: 5 }

/** The attributes that a change sets or leaves empty. */
const namesOf = ({ cleared = [], ...change }: RecordChange): string[] => [...Object.keys(change), ...cleared]

/** A later edit of an attribute replaces an earlier one. Prices and amenities are replaced value by value. */
function mergeEdits(before: RecordChange, change: RecordChange): RecordChange {
  const { cleared: clearedBefore = [], ...known } = before
  const { cleared: clearedNow = [], ...changed } = change
  const kept = Object.fromEntries(Object.entries(known).filter(([name]) => !clearedNow.some((gone) => gone === name)))
  const cleared = [...new Set([...clearedBefore.filter((name) => change[name] === undefined), ...clearedNow])]
  return {
    ...kept,
    ...changed,
    ...(cleared.length > 0 && { cleared }),
    ...(change.amenities && { amenities: { ...before.amenities, ...change.amenities } }),
    ...(change.statedPrices && { statedPrices: { ...before.statedPrices, ...change.statedPrices } }),
    ...(change.payments && { payments: withPayments(before.payments, change.payments) }),
    ...(change.pricesByCareType && {
      pricesByCareType: { ...before.pricesByCareType, ...change.pricesByCareType },
    }),
  }
}

/** Returns a change with its phone number formatted. @throws {HttpError} 422 for an invalid number. [VAL-011] */
function withFormattedPhone<Change extends CommunityChange>(change: Change): Change {
  if (change.phone === undefined) return change
  if (isPhone(change.phone)) return { ...change, phone: formatPhone(change.phone) }
  throw unprocessable([{ detail: 'Not a phone number', source: { pointer: '/data/attributes/phone' } }])
}

/** Returns a change whose prices of rooms and fees are stated today, so a later import doesn't make them newer. [DASH-011, TRUST-018] */
function withStatedRooms({ roomPrices, ...change }: RecordChange): RecordChange {
  if (!roomPrices) return change
  const statedOn = siteDay()
  const statedPrices: NonNullable<RecordChange['statedPrices']> = { ...change.statedPrices }
  for (const [id, amount] of Object.entries(roomPrices)) statedPrices[id] = { amount, statedOn }
  return { ...change, statedPrices }
}

async function findFreeSlug(tx: Orm, slug: string): Promise<string> {
  const candidates = [slug, ...Array.from({ length: 98 }, (_, index) => `${slug}-${index + 2}`)]
  const taken = await findTakenSlugs(tx, candidates)
  const free = candidates.find((candidate) => !taken.has(candidate))
  if (free === undefined) {
    throw unprocessable([
      { detail: 'Too many communities have this name', source: { pointer: '/data/attributes/name' } },
    ])
  }
  return free
}
