import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { collectionHandlers } from '../../../http/collections/collection'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import { mergeRecords, undoMerge } from '../merges/merge-service'
import { organizationCollection, organizationMerges } from './organization-collection'
import { listOrganizationCommunities } from './organization-community-store'
import { groupCommunities, setCommunities } from './organization-service'
import { listSuggestions } from './organization-store'

/** Registers companies that operate communities. [API-039, DASH-013] */
export function organizationRoutes(app: FastifyInstance, orm: Orm): void {
  const rows = collectionHandlers(app, orm, organizationCollection)
  implementEndpoints(app, orm, 'organizations', {
    ...rows,

    async setCommunities({ params, body, person }) {
      await setCommunities(orm, params.id, body)
      return rows.get({ params, person })
    },

    async group({ body, person }) {
      const id = await groupCommunities(orm, body)
      return rows.get({ params: { id }, person })
    },

    async merge({ body, person }) {
      await mergeRecords(orm, organizationMerges, body, person)
      return rows.get({ params: { id: body.keepId }, person })
    },

    async undoMerge({ body, person }) {
      await undoMerge(orm, organizationMerges, body, person)
      return rows.get({ params: { id: body.mergeId }, person })
    },
  })

  implementEndpoints(app, orm, 'organizationCommunities', {
    list: ({ query, person }) => listOrganizationCommunities(orm, query, person, parsePage(query)),
  })
  implementEndpoints(app, orm, 'organizationSuggestions', {
    list: ({ query }) => listSuggestions(orm, query, parsePage(query)),
  })
}
