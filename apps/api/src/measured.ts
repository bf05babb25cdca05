// What the benchmarks measure without a server around it. Nothing else imports from here.
export { listingSql, pinsSql, radiusSql, readSql, type StatementText } from './modules/catalog'
export { resourceFromFragment, tileFragment } from './modules/catalog'
export { resourcesOf } from './http/documents'
