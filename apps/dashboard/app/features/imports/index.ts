export { ImportView } from './ImportView'
export { imports } from './list'
export { importsTexts } from './texts'
