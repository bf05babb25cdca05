export { sharesSource } from './source.server'
