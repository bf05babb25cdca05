import { and, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { communities } from '../../../database/schema/tables'
import { tileOf } from './community-tile'
import { isPublic } from './public'

/** Lets other resources include the public communities they belong to, as tiles. */
export function findCommunities(app: FastifyInstance, orm: Orm): void {
  app.finders.set('communities', async (_person, _key, ids) => {
    const rows = await orm
      .select({ record: communities.record })
      .from(communities)
      .where(and(inArray(communities.id, [...ids]), isPublic))
    return rows.map(({ record }) => tileOf(record))
  })
}
