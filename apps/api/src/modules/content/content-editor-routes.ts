import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import type { Queue } from '../../jobs/queue'
import { entryRoutes } from './entry-routes'
import { versionRoutes } from './version-routes'

/** Registers content entries and their versions for those who edit them. [WORK-012] */
export function contentEditorRoutes(app: FastifyInstance, orm: Orm, queue: Queue): void {
  entryRoutes(app, orm, queue)
  versionRoutes(app, orm)
}
