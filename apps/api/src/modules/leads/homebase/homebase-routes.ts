import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { notFound } from '../../../http/errors'
import { buildHomebase } from './homebase-service'

/** Registers the page that a family sees after its request. The id is always `me`. [API-012, DATA-006, DATA-014] */
export function homebaseRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'homebase', {
    get({ params, query, person }) {
      if (params.id !== 'me') throw notFound('homebase', params.id)
      return buildHomebase(orm, query, person)
    },
  })
}
