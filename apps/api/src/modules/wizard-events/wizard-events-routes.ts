import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { parsePage } from '../../http/page'
import { storeEvents } from './event-service'
import { listRuns } from './run-list-store'

/** Registers what happens at the steps of the wizard, and the list of its runs. [WORK-014] */
export function wizardEventsRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'wizardEvents', {
    create: ({ body, person }) => storeEvents(orm, body, person.partner).then(() => undefined),
  })
  implementEndpoints(app, orm, 'wizardRuns', {
    list: ({ query }) => listRuns(orm, query, parsePage(query)),
  })
}
