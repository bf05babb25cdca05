import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isPublic } from '../../catalog'
import type { Orm } from '../../../database/database'
import { communities } from '../../../database/schema/tables'
import { openApiDocument } from '../openapi/openapi-document'
import { examplesFor } from './examples'
import { referencePage } from './reference-page'

/** The calls described: for programs at `/openapi.json`, for people at `/docs`. */
export function referenceRoutes(app: FastifyInstance, orm: Orm): void {
  const document = JSON.stringify(openApiDocument())
  app.get('/openapi.json', (_, reply) => reply.type('application/json; charset=utf-8').send(document))

  app.get('/docs', async ({ protocol, host }, reply) => {
    const [community] = await orm
      .select({ slug: communities.id })
      .from(communities)
      .where(isPublic)
      .orderBy(desc(communities.rank))
      .limit(1)
    const examples = examplesFor(community?.slug ?? 'community')
    return reply.type('text/html; charset=utf-8').send(referencePage(`${protocol}://${host}`, examples))
  })
}
