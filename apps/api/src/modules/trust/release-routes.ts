import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { parsePage } from '../../http/page'
import { listReleases } from './release-list-store'
import { confirmDeletion, getRelease } from './release-service'

/** Registers releases. Recipients see their own and confirm deletions; admins see all. [TRUST-002, TRUST-004] */
export function releaseRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'releases', {
    list: ({ query, person }) => listReleases(orm, query, person, parsePage(query)),

    get: ({ params, person }) => getRelease(orm, params.id, person),

    confirm: ({ params, person }) => confirmDeletion(orm, params.id, person),
  })
}
