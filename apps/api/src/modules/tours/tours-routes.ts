import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { writeOnce } from '../../http/idempotency'
import { implementEndpoints } from '../../http/implement-endpoints'
import { parsePage } from '../../http/page'
import type { Queue } from '../../jobs/queue'
import { bookTourForFamily } from './book-for-family'
import { recordTourOutcome } from './record-outcome'
import { listTourDays } from './tour-days-service'
import { getTourHours, replaceTourHours } from './tour-hours-service'
import { cancelTour, changeTour, getTour, listTours } from './tour-service'

/** Registers tours, the hours in which communities give them, and the days on which families can book them. [FIND-013] */
export function toursRoutes(app: FastifyInstance, orm: Orm, queue: Queue): void {
  implementEndpoints(app, orm, 'tourDays', {
    // A time that was just booked must not be shown as free, so this never reads a replica.
    list: ({ params, query }) => listTourDays(orm, params.id, parsePage(query)),
  })
  implementEndpoints(app, orm, 'tourHours', {
    get: ({ params, person }) => getTourHours(orm, params.id, person),

    replace: ({ params, body, person }) => replaceTourHours(orm, params.id, body.hours, person),
  })
  implementEndpoints(app, orm, 'tours', {
    list: ({ query, person }) => listTours(orm, query, person, parsePage(query)),

    get: ({ params, query, person }) => getTour(orm, { ...query, ...params }, person),

    async create({ body, sentBody, person, request }) {
      const booked = await writeOnce(orm, { request, person, body: sentBody }, 'tours', (tx) =>
        bookTourForFamily(tx, queue, body, person),
      )
      queue.wake()
      return booked
    },

    change: ({ params, body, person, base }) => changeTour(orm, queue, { ...body, ...params, base }, person),

    cancel: ({ params, body, person, base }) => cancelTour(orm, queue, { ...body, ...params, base }, person),

    recordOutcome: ({ params, body, person, base }) =>
      recordTourOutcome(orm, queue, { ...body, ...params, base }, person),
  })
}
