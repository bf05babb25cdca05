import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { writeOnce } from '../../../http/idempotency'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import { logCall } from './call-log-service'
import { listCallLogs } from './call-log-store'

/** Registers the calls that staff log. [WORK-009] */
export function callLogRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'callLogs', {
    list: ({ query, person }) => listCallLogs(orm, query, person, parsePage(query)),

    create: ({ body, person, request }) =>
      writeOnce(orm, { request, person, body }, 'call-logs', (tx) => logCall(tx, body, person)),
  })
}
