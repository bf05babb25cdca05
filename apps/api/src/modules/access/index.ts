export {
  findVisibleFamily,
  findVisibleFamilyId,
  visibleFamilies,
  visibleLeads,
  visibleMessages,
  visibleTasks,
} from './family-visibility'
export { grantCommunityAccess, managesCommunity } from './memberships'
export { ownActions } from './own-actions'
export { findRequestFamilyId, findOwnFamily, findExclusiveFamilyId } from './own-families'
export { personRows } from './own-rows'
export { allRows, requireCommunityAccess, managedCommunityRows, ownRows } from './row-access'
