import {
  acceptedPayments,
  careTypePrice,
  careTypeSlugs,
  profileCompleteness,
  regionOfState,
  shownScore,
  slugify,
} from '@pkg/domain'
import type { Cell } from '../../../database/database'
import type { CommunityRecord } from '../../../database/schema/tables'
import { addressKey } from './address-text'
import { tileOf } from './community-tile'
import { withShownImages } from './shown-images'
import { withShownPrices } from './shown-prices'
import { tileFragment } from './tile-fragment'

/** The columns of a community row, in the order of `communityCells`. */
export const communityColumns = [
  'id',
  'source',
  'source_id',
  'name',
  'status',
  'state',
  'city',
  'city_slug',
  'county',
  'county_slug',
  'region',
  'zip',
  'address_string',
  'latitude',
  'longitude',
  'care',
  'amenities',
  'pays',
  'capacity',
  'starting_rate',
  'care_prices',
  'prices_as_of',
  'score',
  'rank',
  'is_paying',
  'agent_id',
  'address_key',
  'management_company',
  'is_referable',
  'completeness',
  'has_contract',
  'tile',
  'record',
] as const

const unchangedColumns: readonly string[] = ['id', 'source', 'source_id', 'agent_id']

/** The columns that a change of the record replaces. */
export const changedColumns = communityColumns.filter((column) => !unchangedColumns.includes(column))

/** Returns the columns of a community by name, without an advisor. */
export function communityRow(record: CommunityRecord, sourceId: string): Record<string, Cell> {
  const cells = communityCells(record, sourceId, undefined)
  return Object.fromEntries(communityColumns.map((column, position) => [column, cells[position]]))
}

/** Returns the cells of a community for COPY. */
export function communityCells(record: CommunityRecord, sourceId: string, agentId: string | undefined): Cell[] {
  const { address } = record
  // Listings sort, filter, and count only by prices that people can see. [TRUTH-010]
  const shown = withShownPrices(record)
  return [
    record.id,
    record.source,
    sourceId,
    record.name,
    record.status,
    address.state,
    address.city,
    slugify(address.city),
    address.county,
    slugify(address.county),
    regionOfState(address.state),
    address.zip,
    record.addressString,
    address.latitude,
    address.longitude,
    record.care,
    Object.entries(record.amenities).flatMap(([flag, isOffered]) => (isOffered ? [flag] : [])),
    acceptedPayments(record.payments),
    record.capacity,
    shown.startingRate,
    careTypeSlugs.map((care) => String(record.care.includes(care) ? careTypePrice(shown, care) : 0)),
    record.hidePricing ? undefined : record.pricesAsOf,
    shownScore(record),
    computeRank(withShownImages(record)),
    record.feePercent > 0 ? 1 : 0,
    agentId,
    // Made-up addresses can be the same by chance.
    record.source === 'demo' ? undefined : addressKey(address),
    record.propInfo.managementCompany?.trim() || undefined,
    String(record.rgsAux.rgsInfo.contract_info.isAutoReferable),
    profileCompleteness(record).points,
    String(record.hasContract),
    tileFragment(tileOf(record)),
    record,
  ]
}

/** The fields that rank communities. None of them says what a community pays us. [TRUST-010] */
export type RankInput = Pick<CommunityRecord, 'slyScore' | 'numReviews' | 'isRateEstimated' | 'tags' | 'images'>

/**
 * Computes the rank for the recommended order, higher first: the rating, pulled toward the average while reviews are few, plus a little for
 * the community's own prices, photos, and verification.
 */
export function computeRank({ slyScore, numReviews, isRateEstimated, tags, images }: RankInput): number {
  const weighted = ((slyScore ?? 6) * numReviews + 6 * 5) / (numReviews + 5)
  return weighted + (isRateEstimated ? 0 : 0.5) + (images.length > 1 ? 0.2 : 0) + (tags.includes('VERIFIED') ? 0.3 : 0)
}
