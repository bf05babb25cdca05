// What the benchmarks measure without a server around it. Nothing else imports from here.
export { listingSql, pinsSql, radiusSql, readSql, type StatementText } from './communities/listing-sql'
export { resourceFromFragment, tileFragment } from './communities/tile-fragment'
export { resourcesOf } from './http/documents'
