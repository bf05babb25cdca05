export { type Borders, findStateShape, readBorders } from './atlas.server'
export { type GroundFiles, readGroundFiles } from './ground-files.server'
export { smoothLine } from './smooth-line'
