import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { parsePage } from '../../http/page'
import { listChanges } from './change-service'

/** Registers the record of what staff changed. [WORK-006, WORK-017] */
export function changesRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'recordChanges', {
    list: ({ query, person }) => listChanges(orm, query, person, parsePage(query)),
  })
}
