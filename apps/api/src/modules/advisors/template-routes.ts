import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/answer-calls'
import { forbidden } from '../../http/problems'
import { oneTemplate, saveTemplate } from './template-store'

/** Letters to start from: those of the house, and what an advisor made of them. [API-032] */
export function templateRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'agentTemplates', {
    get: ({ params, person }) => oneTemplate(orm, params.id, person),

    async update({ params, body, person }) {
      await oneTemplate(orm, params.id, person)
      if (!person.agentId) throw forbidden('Your account belongs to no advisor')
      await saveTemplate(orm, person.agentId, params.id, body)
      return oneTemplate(orm, params.id, person)
    },
  })
}
