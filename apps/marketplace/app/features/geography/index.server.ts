export { type Borders, findStateShape, parseAtlas, readBorders } from './atlas.server'
export { type GroundFiles, readGroundFiles } from './ground-files.server'
export { smoothLine } from './smooth-line'
