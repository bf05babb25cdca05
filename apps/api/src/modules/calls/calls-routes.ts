import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { writeOnce } from '../../http/idempotency'
import { implementEndpoints } from '../../http/implement-endpoints'
import { parsePage } from '../../http/page'
import type { Queue } from '../../jobs/queue'
import { bookCallForFamily } from './book-for-family'
import { recordCallOutcome } from './record-outcome'
import { listCallDays } from './call-days-service'
import { getCallHours, replaceCallHours } from './call-hours-service'
import { cancelCall, changeCall, getCall, listCalls } from './call-service'

/** What the calls need. */
interface CallsDependencies {
  orm: Orm
  queue: Queue
  settings: { minutesToRespond: number }
}

/** Registers calls with advisors, the hours in which they take calls, and the times that are free. [AGENT-008] */
export function callsRoutes(app: FastifyInstance, { orm, queue, settings }: CallsDependencies): void {
  const { minutesToRespond } = settings
  implementEndpoints(app, orm, 'callDays', {
    // A time that was just booked must not be shown as free, so this never reads a replica.
    list: ({ params, query }) => listCallDays(orm, params.id, minutesToRespond, parsePage(query)),
  })
  implementEndpoints(app, orm, 'callHours', {
    get: ({ params, person }) => getCallHours(orm, params.id, person),

    replace: ({ params, body, person }) => replaceCallHours(orm, params.id, body, person),
  })
  implementEndpoints(app, orm, 'calls', {
    list: ({ query, person }) => listCalls(orm, query, person, parsePage(query)),

    get: ({ params, query, person }) => getCall(orm, { ...query, ...params }, person),

    async create({ body, person, request }) {
      const booked = await writeOnce(orm, { request, person, body }, 'calls', (tx) =>
        bookCallForFamily(tx, queue, body, { person, minutesToRespond }),
      )
      queue.wake()
      return booked
    },

    change: ({ params, body, person, base }) =>
      changeCall(orm, queue, { ...body, ...params, base }, { person, minutesToRespond }),

    cancel: ({ params, body, person, base }) => cancelCall(orm, queue, { ...body, ...params, base }, person),

    recordOutcome: ({ params, body, person, base }) =>
      recordCallOutcome(orm, queue, { ...body, ...params, base }, person),
  })
}
