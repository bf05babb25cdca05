export {
  familyFor,
  familyIdFor,
  visibleFamilies,
  visibleLeads,
  visibleMessages,
  visibleTasks,
} from './family-visibility'
export { letSpeakFor, speaksFor } from './memberships'
export { ownActions } from './own-actions'
export { familyOfRequest, ownFamily, whollyOwnFamily } from './own-families'
export { ownBy } from './own-rows'
export { everything, mustSpeakFor, ofOwnCommunities, ownRows } from './row-access'
