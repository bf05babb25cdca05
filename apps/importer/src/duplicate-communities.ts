import { and, inArray, ne, sql } from 'drizzle-orm'
import { addressKey, isPublic } from '@pkg/api/catalog'
import { type Orm, rowsOf } from '@pkg/api/database'
import { communities } from '@pkg/api/schema'
import { nameKey } from './identity'
import type { ImportedCommunity } from './store-communities'

/**
 * Returns the imported communities that another source has already added, each with that community's slug: the same name at the same
 * address with all of its care types. A license for other care isn't a duplicate, but a part of the same campus.
 */
export async function findDuplicates(
  orm: Orm,
  source: string,
  imported: readonly ImportedCommunity[],
): Promise<Map<string, string>> {
  const keys = imported.flatMap(({ record }) => addressKey(record.address) ?? [])
  if (keys.length === 0) return new Map()
  const candidates = await orm
    .select({
      id: communities.id,
      name: communities.name,
      care: communities.care,
      key: communities.addressKey,
    })
    .from(communities)
    .where(and(inArray(communities.addressKey, keys), ne(communities.source, source), isPublic))
  return new Map(
    imported.flatMap(({ sourceId, record }) => {
      const key = addressKey(record.address)
      const duplicate = candidates.find(
        (one) =>
          one.key === key &&
          nameKey(one.name) === nameKey(record.name) &&
          record.care.every((care) => one.care.includes(care)),
      )
      return duplicate ? [[sourceId, duplicate.id] as const] : []
    }),
  )
}

/** Returns how many public communities of a source share their address with another license. */
export async function countLinked(orm: Orm, source: string): Promise<number> {
  const [row] = await rowsOf(
    orm,
    sql`select count(*)::int as count from ${communities} listed
      where listed.source = ${source} and listed.status = 1 and listed.address_key is not null and exists (
        select from ${communities} other
        where other.address_key = listed.address_key and other.id <> listed.id and other.status = 1)`,
  )
  return Number(row?.['count'] ?? 0)
}
