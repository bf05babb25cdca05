export { changesList } from './changes-list'
export { readsList } from './reads-list'
export { auditTexts } from './texts'
