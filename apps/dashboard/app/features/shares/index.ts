export { shares } from './list'
