import { schemas } from '@pkg/api-client/server'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { contentVersions } from '../../database/schema/tables'
import { collectionHandlers } from '../../http/collections/collection'
import { implementEndpoints } from '../../http/implement-endpoints'
import { allEntries, versionColumns, versionTexts } from './entry-columns-store'

/** Registers the versions of content entries that readers got. [WORK-012] */
export function versionRoutes(app: FastifyInstance, orm: Orm): void {
  const rules = { type: 'content-versions', schema: schemas.ContentVersion, table: contentVersions }
  const { list } = collectionHandlers(app, orm, {
    ...rules,
    canRead: allEntries,
    computed: versionColumns,
    order: '-number',
  })
  const { get } = collectionHandlers(app, orm, {
    ...rules,
    canRead: allEntries,
    computed: versionTexts,
    order: '-number',
  })
  implementEndpoints(app, orm, 'contentVersions', { list, get })
}
