export { toursSource } from './source.server'
