export { loadRelatives, toRelative } from './load-relatives.server'
export { findFirstName, readLink, readShareForm, storeLink } from './share-form.server'
export { loadSharedList, readListToken, storeListToken, submitVote } from './shared-list.server'
