export { continueImport } from './continue-import'
export { eraseImportRows } from './erase-rows-store'
export { deleteOldImportRows } from './import-store'
export { importsRoutes } from './import-routes'
