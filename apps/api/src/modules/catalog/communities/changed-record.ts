import {
  type CommunityChange,
  communityUrl,
  careTypeSlugs,
  type PricesByCareType,
  tileSubtitle,
  sizeForCapacity,
  tileDescription,
} from '@pkg/domain'
import type { CommunityRecord } from '../../../database/schema/tables'
import { addressText } from './address-text'

/**
 * A community with changes of its provider or of staff applied; what is not named stays. A price that was told is an estimate no longer.
 * The slug stays, whatever the name becomes. [API-019, API-022]
 */
export function changedRecord(record: CommunityRecord, change: CommunityChange): CommunityRecord {
  const address = {
    ...record.address,
    ...given({ line1: change.line1, line2: change.line2 }),
  }
  const care = change.care ?? record.care
  const { contract_info: contract } = record.rgsAux.rgsInfo
  return {
    ...record,
    ...given({
      name: change.name,
      status: change.status,
      hidePricing: change.hidePricing,
      maxRate: change.maxRate,
      tags: change.tags,
      feePercent: change.feePercent,
      hasContract: change.hasContract,
      isD2CEligible: change.isD2CEligible,
      capacity: change.capacity,
    }),
    address,
    addressString: addressText(address),
    care,
    secondLine: tileSubtitle(care),
    url: communityUrl({ id: record.id, care, address }),
    ...(change.description === undefined ? {} : { description: tileDescription(change.description) }),
    ...pricesOf(record, change),
    propInfo: {
      ...record.propInfo,
      typeCare: care,
      ...given({
        communityPhone: change.phone,
        websiteUrl: change.websiteUrl,
        communityDescription: change.description,
        managementCompany: change.managementCompany,
        capacity: change.capacity,
        communitySize: sizeForCapacity(change.capacity),
      }),
    },
    amenities: { ...record.amenities, ...change.amenities },
    rgsAux: {
      rgsInfo: {
        contract_info: {
          ...contract,
          ...given({ isAutoReferable: change.isAutoReferable, isD2CAdjacent: change.isD2CAdjacent }),
        },
      },
    },
  }
}

function pricesOf(record: CommunityRecord, { startingRate, pricesByCareType }: CommunityChange) {
  if (startingRate === undefined && pricesByCareType === undefined) return {}
  const told: PricesByCareType = {}
  for (const slug of careTypeSlugs) {
    const price = pricesByCareType?.[slug]
    if (price !== undefined) told[slug] = { price }
  }
  const lowest = Math.min(...Object.values(told).map(({ price }) => price))
  return {
    startingRate: startingRate ?? (Number.isFinite(lowest) ? lowest : record.startingRate),
    isRateEstimated: false,
    rates: 'Provided' as const,
    pricesByCareType: { ...record.pricesByCareType, ...told },
  }
}

/** Leaves out what is `undefined`. */
function given<Values extends object>(values: Values): { [Name in keyof Values]?: Exclude<Values[Name], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: Exclude<Values[Name], undefined>
  }
}
