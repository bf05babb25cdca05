export { loadCallers } from './load-callers.server'
