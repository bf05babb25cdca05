import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/answer-calls'
import { notFound } from '../../../http/problems'
import { homebaseFor } from './homebase-service'

/** What a family finds after its request: everything from the person's own actions, nothing of anybody else's. [API-012, DATA-006, DATA-014] */
export function homebaseRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'homebase', {
    async get({ params, query, person }) {
      if (params.id !== 'me') throw notFound('homebase', params.id)
      return homebaseFor(orm, query, person)
    },
  })
}
