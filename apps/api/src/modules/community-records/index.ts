export { communityRecordsRoutes } from './community-record-routes'
