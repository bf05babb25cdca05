export { changesList, readsList } from './list'
export { auditTexts } from './texts'
