import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { searchForStaff } from './staff-search-service'

/** Registers the search over everything that a member of the staff sees. [WORK-004] */
export function staffSearchRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'staffSearch', {
    list: ({ query, person }) => searchForStaff(orm, query, person),
  })
}
