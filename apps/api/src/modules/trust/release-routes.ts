import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints, pageOf } from '../../http/answer-calls'
import { confirmDeletion, listReleases } from './release-store'

/** What recipients received and had to give back. They confirm the latter; admins see all. [TRUST-002, TRUST-004] */
export function releaseRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'releases', {
    list({ query, person }) {
      return listReleases(orm, query['filter[client]'], person, pageOf(query))
    },

    confirm: ({ params, person }) => confirmDeletion(orm, params.id, person),
  })
}
