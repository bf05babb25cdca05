// What the benchmarks measure without a server. Nothing else imports this file.
export { listingSql, pinsSql, radiusSql, readSql, type StatementText } from './modules/catalog'
export { resourceFromFragment, tileFragment } from './modules/catalog'
export { serializeResources } from './http/documents'
