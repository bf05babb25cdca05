export { loadImport } from './load-import.server'
export { saveImport } from './save-import.server'
export { importsSource } from './source.server'
export { uploadImport } from './upload-import.server'
