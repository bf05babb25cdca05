import type { CommunityTile, RecommendedCommunity } from '@pkg/domain'

/** Returns the parts of a community that a card shows, which its record contains. */
export function toRecommendedCommunity(tile: CommunityTile): Omit<RecommendedCommunity, 'isDirect'> {
  const { id, name, url, address, care, imagePath, startingRate, hidePricing, feePercent, distance = 0 } = tile
  return {
    id,
    name,
    url,
    city: address.city,
    state: address.state,
    care,
    imagePath,
    startingRate,
    hidePricing,
    feePercent,
    distance,
  }
}
