export { tours } from './list'
