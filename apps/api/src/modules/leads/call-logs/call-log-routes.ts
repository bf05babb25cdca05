import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { writeOnce } from '../../../http/idempotency'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import type { Queue } from '../../../jobs/queue'
import type { EventHub } from '../../messaging'
import { logCall } from './call-log-service'
import { listCallLogs } from './call-log-store'

/** Registers the calls that staff log. [WORK-009] */
export function callLogRoutes(app: FastifyInstance, orm: Orm, queue: Queue, hub: EventHub): void {
  implementEndpoints(app, orm, 'callLogs', {
    list: ({ query, person }) => listCallLogs(orm, query, person, parsePage(query)),

    async create({ body, person, request }) {
      const log = await writeOnce(orm, { request, person, body }, 'call-logs', (tx) => logCall(tx, queue, body, person))
      queue.wake()
      if (body.stage) hub.publish({ type: 'family', familyId: body.clientId })
      return log
    },
  })
}
