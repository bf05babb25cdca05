import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { notFound } from '../../http/errors'
import { implementEndpoints } from '../../http/implement-endpoints'
import { parsePage } from '../../http/page'
import type { Person } from '../../http/person'
import { listCoverage, mapCoverage } from './coverage-store'
import { findOnRoster, listRoster } from './roster-store'

/** Registers the list of advisors and real estate agents for their colleagues. [DASH-015, DASH-016, WORK-022] */
export function rosterRoutes(app: FastifyInstance, orm: Orm): void {
  const readerOf = ({ role }: Person) => ({ isAdmin: role === 'admin' })

  implementEndpoints(app, orm, 'advisors', {
    list: ({ query, person }) => listRoster(orm, query, readerOf(person), parsePage(query)),

    async get({ params, person }) {
      const advisor = await findOnRoster(orm, params.id, readerOf(person))
      if (!advisor) throw notFound('advisor', params.id)
      return advisor
    },
  })

  implementEndpoints(app, orm, 'countyCoverage', {
    list: ({ query }) => listCoverage(orm, query, parsePage(query)),
    map: ({ query }) => mapCoverage(orm, query['filter[state]']),
  })
}
