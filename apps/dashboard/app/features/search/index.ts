export { loadPalette } from './load-palette'
export type { Found } from './found-record'
export { searchTexts } from './texts'
