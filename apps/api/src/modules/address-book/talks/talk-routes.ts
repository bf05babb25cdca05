import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { writeOnce } from '../../../http/idempotency'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import { logTalk } from './talk-service'
import { listTalks } from './talk-store'

/** Registers talks with contacts. [DASH-014] */
export function talkRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'contactTalks', {
    list: ({ query, person }) => listTalks(orm, query, person, parsePage(query)),

    create: ({ body, person, request }) =>
      writeOnce(orm, { request, person, body }, 'contact-talks', (tx) => logTalk(tx, body, person)),
  })
}
