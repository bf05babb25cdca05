// What the benchmarks measure without a server around it. Nothing else imports from here.
// The first two tell the compiler what the server adds to its requests.
import type {} from '@fastify/cookie'
import type {} from './http/security'

export { listingSql, pinsSql, radiusSql, type StatementText } from './communities/listing-sql'
export { resourceFromFragment, tileFragment } from './communities/tile-fragment'
export { documentOf } from './http/documents'
