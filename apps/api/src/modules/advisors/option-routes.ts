import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints, pageOf } from '../../http/answer-calls'
import { notFound, unprocessable } from '../../http/problems'
import { listOptions, saveOptions } from './option-store'

/** How advisors work: capacity, languages, whether they take families. Each changes the own, admins everybody's. [API-032] */
export function optionRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'agentOptions', {
    async list({ query, person }) {
      return listOptions(orm, person, pageOf(query))
    },

    async update({ params, body, person }) {
      const isAdmin = person.role === 'admin'
      if (!isAdmin && params.id !== person.agentId) throw notFound('advisor', params.id)
      if (!isAdmin && body.kind) {
        throw unprocessable([{ detail: 'Admins alone decide this', source: { pointer: '/data/attributes/kind' } }])
      }
      return saveOptions(orm, params.id, body)
    },
  })
}
