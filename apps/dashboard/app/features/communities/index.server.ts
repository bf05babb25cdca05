export { findChange } from './load-history.server'
export { communitySource, loadRelated } from './record-source.server'
export { communitiesSource } from './source.server'
