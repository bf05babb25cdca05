import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { parsePage } from '../../http/page'
import { listRecordReads } from './record-read-store'
import { listFamilyTimeline } from './timeline-service'

/** Registers the timelines of families, and who saw their contact info. [WORK-006, WORK-017] */
export function timelineRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'timeline', {
    list: ({ query, person }) => listFamilyTimeline(orm, query, person, parsePage(query)),
  })
  implementEndpoints(app, orm, 'recordReads', {
    list: ({ query, person }) => listRecordReads(orm, query, person, parsePage(query)),
  })
}
