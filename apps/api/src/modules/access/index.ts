export {
  familyFor,
  familyIdFor,
  visibleFamilies,
  visibleLeads,
  visibleMessages,
  visibleTasks,
} from './family-visibility'
export { grantCommunityAccess, managesCommunity } from './memberships'
export { ownActions } from './own-actions'
export { familyOfRequest, ownFamily, whollyOwnFamily } from './own-families'
export { ownBy } from './own-rows'
export { everything, requireCommunityAccess, ofOwnCommunities, ownRows } from './row-access'
