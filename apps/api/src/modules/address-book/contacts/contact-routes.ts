import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { collectionHandlers } from '../../../http/collections/collection'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { mergeRecords, undoMerge } from '../merges/merge-service'
import { contactCollection, contactMerges } from './contact-collection'
import { requireOwnScope } from './contact-service'

/** Registers the address book. [API-039, DASH-014] */
export function contactRoutes(app: FastifyInstance, orm: Orm): void {
  const rows = collectionHandlers(app, orm, contactCollection(orm))
  implementEndpoints(app, orm, 'contacts', {
    ...rows,

    async update(input) {
      // What a person can't see isn't found, before anything is said about who may share it.
      await rows.get(input)
      await requireOwnScope(orm, input.params.id, input.body, input.person)
      return rows.update(input)
    },

    async merge({ body, person }) {
      await mergeRecords(orm, contactMerges, body, person)
      return rows.get({ params: { id: body.keepId }, person })
    },

    async undoMerge({ body, person }) {
      await undoMerge(orm, contactMerges, body, person)
      return rows.get({ params: { id: body.mergeId }, person })
    },
  })
}
