export { homesSource, leadsSource } from './sources.server'
