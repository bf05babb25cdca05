export { licensesSource } from './source.server'
