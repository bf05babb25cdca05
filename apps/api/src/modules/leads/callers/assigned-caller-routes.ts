import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import type { Queue } from '../../../jobs/queue'
import { listAssignedCallers, replaceAssignedCaller } from './assigned-caller-service'

/** Registers a family's view of its advisor, and the request for another one. [TRUTH-001] */
export function assignedCallerRoutes(app: FastifyInstance, orm: Orm, queue: Queue): void {
  implementEndpoints(app, orm, 'assignedCallers', {
    list: ({ query, person }) => listAssignedCallers(orm, query, person),

    replace: ({ params, body, person }) => replaceAssignedCaller(orm, queue, { id: params.id, subject: body }, person),
  })
}
