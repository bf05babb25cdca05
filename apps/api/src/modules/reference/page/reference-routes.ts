import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { findHighestRankedSlug } from '../../catalog'
import { openApiDocument } from '../openapi/openapi-document'
import { buildExamples } from './examples'
import { referencePage } from './reference-page'

/** Serves the API reference: `/openapi.json` for programs and `/docs` for people. */
export function referenceRoutes(app: FastifyInstance, orm: Orm): void {
  const document = JSON.stringify(openApiDocument())
  app.get('/openapi.json', (_, reply) => reply.type('application/json; charset=utf-8').send(document))

  app.get('/docs', async ({ protocol, host }, reply) => {
    const slug = await findHighestRankedSlug(orm)
    const examples = buildExamples(slug ?? 'community')
    return reply.type('text/html; charset=utf-8').send(referencePage(`${protocol}://${host}`, examples))
  })
}
