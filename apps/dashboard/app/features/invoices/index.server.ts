export { invoicesSource } from './source.server'
