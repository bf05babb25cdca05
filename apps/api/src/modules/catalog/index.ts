export { catalogRoutes } from './catalog-routes'
export { careName } from './communities/care-name'
export { addressKey, addressText } from './communities/address-text'
export { changedRecord } from './communities/changed-record'
export {
  changedColumns,
  communityCells,
  communityColumns,
  communityRow,
  computeRank,
} from './communities/community-cells'
export { tileOf } from './communities/community-tile'
export { changeSlug } from './communities/community-slug-service'
export { findCurrentSlugs, formerSlugs } from './communities/community-slug-store'
export { findCommunity } from './communities/community-details-service'
export { findHighestRankedSlug } from './communities/community-details-store'
export { nearestCommunities } from './communities/nearby-store'
export { listMatchingKeys, listTilesOfKeys } from './communities/matching-store'
export { type StatementText, listingSql, pinsSql, radiusSql, readSql } from './communities/statement-text-store'
export { startDeletingUploads } from './images/deleted-uploads'
export { isPublic } from './communities/public-condition-store'
export { resourceFromFragment, tileFragment } from './communities/tile-fragment'
export { type City, type County, type Geography, type Zip, cityKey, loadGeography } from './geography/geography'
export { findPlaceByName } from './places/place-service'
export { cityName, countyName } from './geography/place-names'
export { findZone, stateZones } from './geography/zones'
export { eraseAuthored } from './reviews/erase-authored'
export { fillNeighborhoods } from './places/place-data-store'
export { fillPlaces } from './places/place-data-store'
export { findMonthlyCost } from './pricing/cost-service'
export { type CommunityPrices, estimatedPrices } from './pricing/state-estimate'
export { statePrice } from './pricing/state-prices'
