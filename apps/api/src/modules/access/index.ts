export { acceptedFamilies, requireAcceptedFamily } from './accepted-family-store'
export { recordFamilyAccess } from './access-record-store'
export { adoptSaves } from './adopted-save-store'
export { recordAgentContact, recordDeliveredContacts } from './contact-store'
export { isAbsent, isActiveCover } from './cover-store'
export {
  familyColumns,
  findVisibleFamily,
  findVisibleFamilyId,
  isVisibleToAdvisor,
  visibleFamilies,
  visibleLeads,
  visibleMessages,
  visibleTasks,
} from './family-visibility-store'
export {
  grantCommunityAccess,
  hasCommunityTeam,
  isManagedBy,
  isManagedByEmail,
  listCommunityTeam,
  managesCommunity,
  revokeCommunityAccess,
} from './membership-store'
export { ownActions } from './own-action-store'
export { findExclusiveFamilyId, findOwnFamily, findRequestFamilyId, type OwnFamily } from './own-family-store'
export { allRows, managedCommunityRows, ownRows, personRows, requireCommunityAccess } from './row-access-store'
export { isRealEstateAgent } from './agent-kind-store'
export { familyChanges, familyTasks } from './home-task-store'
export { familiesWithPhone, wholePhone } from './family-phone-store'
export { familiesWithWords } from './family-words-store'
export { hasRole } from './role-store'
export { hasTeam, requireTeam } from './team'
