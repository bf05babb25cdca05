import type { NewCommunity } from '@pkg/api-client'
import {
  type CommunityChange,
  communityUrl,
  formatPhone,
  isPhone,
  tileSubtitle,
  slugify,
  stateByCode,
  type StateCode,
  tileDescription,
} from '@pkg/domain'
import { and, eq, sql } from 'drizzle-orm'
import { estimatedPrices } from '../pricing/state-estimate'
import { zoneOfPoint, zonesOfState } from '../geography/zones'
import { exteriorOf } from '@pkg/illustrations'
import type { Orm } from '../../../database/database'
import { communities, type CommunityRecord, places } from '../../../database/schema/tables'
import { unprocessable } from '../../../http/problems'
import { addressText } from './address-text'
import { changedRecord } from './changed-record'
import { findTakenSlugs } from './community-slug-store'
import { communityCells, communityColumns } from './community-cells'

/** Cells that a change leaves alone. */
const kept: readonly string[] = ['id', 'source', 'source_id', 'agent_id']

/**
 * Changes a community: at once in what families see, and for good in its own edits, which imports respect. Gives the record as it is
 * then, or undefined where there is no such community. [API-019, API-022]
 */
export async function changeCommunity(
  orm: Orm,
  id: string,
  change: CommunityChange,
): Promise<CommunityRecord | undefined> {
  return orm.transaction(async (tx) => {
    const [row] = await tx
      .select({ sourceId: communities.sourceId, record: communities.record, edits: communities.edits })
      .from(communities)
      .where(eq(communities.id, id))
      .for('update')
    if (!row) return undefined
    const clean = cleaned(change)
    const record = changedRecord(row.record, clean)
    await writeRecord(tx, record, row.sourceId, merged(row.edits ?? {}, clean))
    return record
  })
}

/**
 * Makes a community of what a person entered. Its slug is name, city and state, numbered where that is taken. Without prices of its own
 * it shows the estimate of its state. Throws 422 where the ZIP code does not lie in the state. [API-019]
 */
export async function createCommunity(orm: Orm, given: NewCommunity, status: -1 | 1): Promise<CommunityRecord> {
  const { name, care, line1, city, state: code, zip, latitude, longitude, ...change } = given
  const state = stateByCode(code)
  const point = state && (await pointOf(orm, zip, state.code))
  if (!state || !point) {
    throw unprocessable([
      { detail: `The ZIP code does not lie in ${code}`, source: { pointer: '/data/attributes/zip' } },
    ])
  }
  const exact = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined
  const address = {
    line1,
    city,
    state: state.code,
    zip,
    county: point.county ?? '',
    ...(exact ?? { latitude: point.latitude, longitude: point.longitude, isApproximate: true }),
    timezone: zoneOfPoint(state.code, point.latitude, point.longitude) ?? zonesOfState(state.code)[0] ?? '',
  }
  return orm.transaction(async (tx) => {
    const id = await freeSlug(tx, slugify(`${name} ${city} ${code}`))
    const plain = newRecord({
      id,
      name,
      care,
      address,
      state: state.code,
      status,
      description: change.description ?? '',
    })
    const record = changedRecord(plain, cleaned(change))
    const cells = communityCells(record, id, undefined)
    const row = Object.fromEntries(communityColumns.map((column, place) => [column, cells[place]]))
    const columns = sql.raw(communityColumns.join(', '))
    await tx.execute(
      sql`insert into communities (${columns})
        select ${columns} from jsonb_populate_record(null::communities, ${JSON.stringify(row)}::text::jsonb)`,
    )
    return record
  })
}

type NewRecord = Pick<CommunityRecord, 'id' | 'name' | 'care' | 'address'> & {
  state: StateCode
  status: -1 | 1
  description: string
}

/** Returns the record of a community that says nothing about itself yet: an illustration, and the estimated prices of its state. */
function newRecord({ id, name, care, address, state, status, description }: NewRecord): CommunityRecord {
  const image = exteriorOf({
    id,
    name,
    state,
    care: care[0] ?? 'assisted-living',
    key: `provider ${id}`,
  })
  return {
    id,
    name,
    url: communityUrl({ id, care, address }),
    source: 'provider',
    status,
    address,
    addressString: addressText(address),
    care,
    secondLine: tileSubtitle(care),
    tags: [],
    images: [image],
    mainImage: image.path,
    description: tileDescription(description),
    numReviews: 0,
    hidePricing: false,
    ...estimatedPrices(care, state),
    feePercent: 0,
    timeZone: address.timezone,
    imagePath: image.path,
    gallery: { images: [image] },
    propInfo: { typeCare: care, communityDescription: '', isLuxury: false, plusCommunity: false },
    ratings: { numReviews: 0, reviewsValue: 0 },
    amenities: {},
    rgsAux: { rgsInfo: { contract_info: { isAutoReferable: false, isD2CAdjacent: false } } },
    isD2CEligible: false,
    canShowPricingByCare: false,
    rates: 'Not provided',
    hasContract: false,
  }
}

/** Writes a record and everything that lists and maps read of it. */
export async function writeRecord(
  tx: Orm,
  record: CommunityRecord,
  sourceId: string,
  edits: CommunityChange,
): Promise<void> {
  const cells = communityCells(record, sourceId, undefined)
  const row = Object.fromEntries(communityColumns.map((column, place) => [column, cells[place]]))
  const columns = communityColumns.filter((column) => !kept.includes(column))
  const assigned = sql.raw(columns.map((column) => `${column} = written.${column}`).join(', '))
  await tx.execute(
    sql`update communities set ${assigned}, edits = ${JSON.stringify(edits)}::text::jsonb, updated_at = now()
      from jsonb_populate_record(null::communities, ${JSON.stringify(row)}::text::jsonb) written
      where communities.id = ${record.id}`,
  )
}

/** A later edit of an attribute replaces an earlier one; of prices and amenities, value by value. */
function merged(before: CommunityChange, change: CommunityChange): CommunityChange {
  return {
    ...before,
    ...change,
    ...(change.amenities && { amenities: { ...before.amenities, ...change.amenities } }),
    ...(change.pricesByCareType && {
      pricesByCareType: { ...before.pricesByCareType, ...change.pricesByCareType },
    }),
  }
}

/** A telephone number is kept as people write one. Throws 422 for what is none. [VAL-011] */
function cleaned(change: CommunityChange): CommunityChange {
  if (change.phone === undefined) return change
  if (isPhone(change.phone)) return { ...change, phone: formatPhone(change.phone) }
  throw unprocessable([{ detail: 'Not a telephone number', source: { pointer: '/data/attributes/phone' } }])
}

async function pointOf(orm: Orm, zip: string, state: StateCode) {
  const [row] = await orm
    .select({ latitude: places.latitude, longitude: places.longitude, county: places.county })
    .from(places)
    .where(and(eq(places.id, `zip:${zip}`), eq(places.state, state)))
  return row
}

async function freeSlug(tx: Orm, plain: string): Promise<string> {
  const tries = [plain, ...Array.from({ length: 98 }, (_, place) => `${plain}-${place + 2}`)]
  const taken = await findTakenSlugs(tx, tries)
  const free = tries.find((slug) => !taken.has(slug))
  if (free === undefined)
    throw unprocessable([
      { detail: 'Too many communities have this name', source: { pointer: '/data/attributes/name' } },
    ])
  return free
}
