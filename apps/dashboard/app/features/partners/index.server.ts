export { partnersSource } from './source.server'
