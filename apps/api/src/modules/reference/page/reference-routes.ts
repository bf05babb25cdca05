import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { highestRankedCommunity } from '../../catalog'
import { openApiDocument } from '../openapi/openapi-document'
import { examplesFor } from './examples'
import { referencePage } from './reference-page'

/** The calls described: for programs at `/openapi.json`, for people at `/docs`. */
export function referenceRoutes(app: FastifyInstance, orm: Orm): void {
  const document = JSON.stringify(openApiDocument())
  app.get('/openapi.json', (_, reply) => reply.type('application/json; charset=utf-8').send(document))

  app.get('/docs', async ({ protocol, host }, reply) => {
    const slug = await highestRankedCommunity(orm)
    const examples = examplesFor(slug ?? 'community')
    return reply.type('text/html; charset=utf-8').send(referencePage(`${protocol}://${host}`, examples))
  })
}
