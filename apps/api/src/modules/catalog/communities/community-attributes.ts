import { statedPrices } from '@pkg/domain'
import type { CommunityRecord } from '../../../database/schema/tables'

/** Returns the values of a community's attributes that people edit, without those that are empty. */
export function attributesOf(record: CommunityRecord, names: readonly string[]): Readonly<Record<string, unknown>> {
  const { propInfo, address, rgsAux } = record
  const { city, zip, county, latitude, longitude, isApproximate, timezone } = address
  const roomPrices = statedPrices(record).flatMap(({ id, room, amount }) => (room ? [[id, amount] as const] : []))
  const values: Readonly<Record<string, unknown>> = {
    name: record.name,
    line1: address.line1,
    line2: address.line2,
    location: { city, zip, county, latitude, longitude, isApproximate, timezone },
    status: record.status,
    care: record.care,
    careLimits: record.careLimits,
    payments: record.payments,
    roomPrices: roomPrices.length > 0 ? Object.fromEntries(roomPrices) : undefined,
    capacity: record.capacity,
    startingRate: record.startingRate,
    maxRate: record.maxRate,
    hidePricing: record.hidePricing,
    amenities: record.amenities,
    description: propInfo.communityDescription,
    phone: propInfo.communityPhone,
    websiteUrl: propInfo.websiteUrl,
    managementCompany: propInfo.managementCompany,
    tags: record.tags,
    feePercent: record.feePercent,
    hasContract: record.hasContract,
    isD2CEligible: record.isD2CEligible,
    ...rgsAux.rgsInfo.contract_info,
    pricesByCareType: Object.fromEntries(
      Object.entries(record.pricesByCareType).map(([care, { price }]) => [care, price]),
    ),
  }
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => names.includes(name) && value !== undefined && value !== ''),
  )
}
