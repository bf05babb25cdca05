export { importPublicRecords } from './import-public-records'
export { importSupplement } from './import-supplement'
export { knownSources, knownSupplements } from './known-sources'
export { openPublicFile } from './public-file'
