import type { CommunityTile, RecommendedCommunity } from '@pkg/domain'

/** As much of a community as a card shows. */
export function recommendedCommunity(tile: CommunityTile): RecommendedCommunity {
  const { id, name, url, address, care, imagePath, startingRate, hidePricing, distance = 0 } = tile
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
    distance,
  }
}
