export { communitiesSource } from './source.server'
