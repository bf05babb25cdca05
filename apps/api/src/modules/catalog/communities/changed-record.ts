import {
  type ClearableAttribute,
  type CommunityChange,
  type CommunityImage,
  isUuid,
  communityUrl,
  careTypeSlugs,
  type PricesByCareType,
  tileSubtitle,
  siteDay,
  sizeForCapacity,
  tileDescription,
  withPayments,
  withStatedPrice,
} from '@pkg/domain'
import type { CommunityRecord, RecordChange } from '../../../database/schema/tables'
import { addressText } from './address-text'

/**
 * Returns a record with changes of its provider or of staff. A price that they set replaces the estimate, and their images come before the
 * record's own illustrations. The slug doesn't change with the name. [API-019, API-022, API-035]
 */
export function changedRecord(record: CommunityRecord, change: RecordChange): CommunityRecord {
  return withoutCleared(withChange(record, change), change.cleared ?? [])
}

function withChange(record: CommunityRecord, change: RecordChange): CommunityRecord {
  const address = {
    ...record.address,
    ...change.location,
    ...defined({ line1: change.line1, line2: change.line2 }),
  }
  const care = change.care ?? record.care
  const { contract_info: contract } = record.rgsAux.rgsInfo
  return {
    ...record,
    ...defined({
      name: change.name,
      status: change.status,
      hidePricing: change.hidePricing,
      maxRate: change.maxRate,
      tags: change.tags,
      careLimits: change.careLimits,
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
    ...(change.payments && { payments: withPayments(record.payments, change.payments) }),
    ...(change.description === undefined ? {} : { description: tileDescription(change.description) }),
    ...statedRecord({ ...record, care, ...changedPrices(record, change) }, change),
    propInfo: {
      ...record.propInfo,
      typeCare: care,
      ...defined({
        communityPhone: change.phone,
        websiteUrl: change.websiteUrl,
        communityDescription: change.description,
        managementCompany: change.managementCompany,
        capacity: change.capacity,
        communitySize: sizeForCapacity(change.capacity),
      }),
    },
    amenities: { ...record.amenities, ...change.amenities },
    gallery: change.images ? { images: mergedImages(record, change.images) } : record.gallery,
    rgsAux: {
      rgsInfo: {
        contract_info: {
          ...contract,
          ...defined({ isAutoReferable: change.isAutoReferable, isD2CAdjacent: change.isD2CAdjacent }),
        },
      },
    },
  }
}

/** Returns a record without the values of attributes that a change left empty. */
function withoutCleared(record: CommunityRecord, cleared: readonly ClearableAttribute[]): CommunityRecord {
  if (cleared.length === 0) return record
  const without = structuredClone(record)
  for (const name of cleared) removals[name](without)
  return { ...without, addressString: addressText(without.address) }
}

const removals: Readonly<Record<ClearableAttribute, (record: CommunityRecord) => void>> = {
  line2: ({ address }) => delete address.line2,
  phone: ({ propInfo }) => delete propInfo.communityPhone,
  websiteUrl: ({ propInfo }) => delete propInfo.websiteUrl,
  managementCompany: ({ propInfo }) => delete propInfo.managementCompany,
  description(record) {
    record.description = ''
    record.propInfo.communityDescription = ''
  },
  capacity(record) {
    delete record.capacity
    delete record.propInfo.capacity
    delete record.propInfo.communitySize
  },
}

/** Returns added images, then the record's own illustrations. Those have no UUID, because no one added them. */
function mergedImages({ gallery }: CommunityRecord, added: readonly CommunityImage[]): CommunityImage[] {
  const paths = new Set(added.map(({ path }) => path))
  return [...added, ...gallery.images.filter(({ id, path }) => !isUuid(id) && !paths.has(path))]
}

function changedPrices(record: CommunityRecord, { startingRate, pricesByCareType }: CommunityChange) {
  if (startingRate === undefined && pricesByCareType === undefined) return {}
  const provided: PricesByCareType = {}
  const priceDates = { ...record.priceDates }
  for (const slug of careTypeSlugs) {
    const price = pricesByCareType?.[slug]
    if (price === undefined) continue
    provided[slug] = { price }
    priceDates[slug] = siteDay()
  }
  const lowest = Math.min(...Object.values(provided).map(({ price }) => price))
  return {
    startingRate: startingRate ?? (Number.isFinite(lowest) ? lowest : record.startingRate),
    pricesAsOf: siteDay(),
    isRateEstimated: false,
    rates: 'Provided' as const,
    pricesByCareType: { ...record.pricesByCareType, ...provided },
    ...(record.priceDates && { priceDates }),
  }
}

/** Returns the prices and their dates with what the community's team stated price by price. [TRUST-018] */
function statedRecord(record: CommunityRecord, { statedPrices = {} }: RecordChange): Partial<CommunityRecord> {
  let stated: CommunityRecord = record
  for (const [id, { amount, statedOn }] of Object.entries(statedPrices)) {
    stated = { ...stated, ...withStatedPrice(stated, { id, amount }, statedOn) }
  }
  const { startingRate, maxRate, isRateEstimated, rates, pricesByCareType, slyPrices, pricesAsOf, priceDates } = stated
  return {
    startingRate,
    maxRate,
    isRateEstimated,
    rates,
    pricesByCareType,
    slyPrices,
    ...(pricesAsOf && { pricesAsOf }),
    ...(priceDates && { priceDates }),
  }
}

/** Omits values that are `undefined`. */
function defined<Values extends object>(values: Values): { [Name in keyof Values]?: Exclude<Values[Name], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: Exclude<Values[Name], undefined>
  }
}
