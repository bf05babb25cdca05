import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { changeTemplate, getTemplate } from './template-service'

/** Registers email templates: the defaults and each advisor's versions. [API-032] */
export function templateRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'agentTemplates', {
    get: ({ params, person }) => getTemplate(orm, params.id, person),

    update: ({ params, body, person }) => changeTemplate(orm, params.id, body, person),
  })
}
