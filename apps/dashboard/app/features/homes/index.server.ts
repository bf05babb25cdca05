export { leadsSource } from './leads-source.server'
