import { careNameInSentence, type CommunityTile, siteLocale } from '@pkg/domain'

const listText = new Intl.ListFormat(siteLocale)

/** Returns the care types whose listed price is the starting price of a community that also offers others, in words. [TILE-005, PRICE-004] */
export function startingCare({
  care,
  hidePricing,
  pricesByCareType,
  startingRate,
}: Pick<CommunityTile, 'care' | 'hidePricing' | 'pricesByCareType' | 'startingRate'>): string | undefined {
  if (hidePricing || startingRate === 0) return undefined
  const starting = care.filter((type) => {
    const listed = pricesByCareType[type]
    return listed && !listed.isEstimate && listed.price === startingRate
  })
  const isOfSome = starting.length > 0 && starting.length < care.length
  return isOfSome ? listText.format(starting.map((type) => careNameInSentence(type))) : undefined
}
