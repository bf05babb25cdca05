export { communityRecordsRoutes } from './community-record-routes'
export { careText, findAlikeCommunities, findImportedCommunities, isCommunityUsed } from './import-store'
export { communityWriter } from './import-writer'
