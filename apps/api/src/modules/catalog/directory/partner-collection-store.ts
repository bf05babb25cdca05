import { schemas } from '@pkg/api-client/server'
import { desc, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { partnerCollections } from '../../../database/schema/tables'
import { entityParser } from '../../../http/collections/entity'
import type { Person } from '../../../http/person'
import { ownRows } from '../../access'

const readCollection = entityParser(schemas.PartnerCollection)
const own = ownRows(partnerCollections.ownerId)

/** Returns the person's collections that contain a community, newest first. */
export async function partnerCollectionsWith(orm: Orm, communityId: string, person: Person) {
  const rows = await orm
    .select()
    .from(partnerCollections)
    .where(sql`${own(person)} and ${partnerCollections.communityIds} @> array[${communityId}]::text[]`)
    .orderBy(desc(partnerCollections.createdAt))
    .limit(100)
  return { items: rows.map(readCollection), total: rows.length }
}
