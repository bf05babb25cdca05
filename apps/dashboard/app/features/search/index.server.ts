export { loadSearch } from './load-search.server'
