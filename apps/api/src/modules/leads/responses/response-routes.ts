import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import type { Queue } from '../../../jobs/queue'
import { listMissedResponses } from './missed-response-service'
import { respond } from './response-service'

/** Registers the responses of communities' teams and real estate agents to families, and an admin's list of those that are missing. [TRUTH-008] */
export function responseRoutes(app: FastifyInstance, orm: Orm, queue: Queue): void {
  implementEndpoints(app, orm, 'releaseResponses', {
    create: ({ params, body, person }) => respond(orm, queue, { id: params.id, ...body }, person),
  })

  implementEndpoints(app, orm, 'missedResponses', {
    list: ({ query }) => listMissedResponses(orm, query, parsePage(query)),
  })
}
