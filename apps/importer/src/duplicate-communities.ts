import { and, inArray, ne, sql } from 'drizzle-orm'
import { addressKey, isPublic } from '@pkg/api/catalog'
import { type Orm, rowsOf } from '@pkg/api/database'
import { communities } from '@pkg/api/schema'
import { nameKey } from './identity'
import type { ImportedCommunity } from './store-communities'

/**
 * Which of the communities another register has brought already: the same name at the same address, with all of its care. Its licence
 * for other care is no double: it becomes a part of the same campus.
 */
export async function knownElsewhere(
  orm: Orm,
  source: string,
  imported: readonly ImportedCommunity[],
): Promise<Map<string, string>> {
  const keys = imported.flatMap(({ record }) => addressKey(record.address) ?? [])
  if (keys.length === 0) return new Map()
  const neighbours = await orm
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
      const twin = neighbours.find(
        (one) =>
          one.key === key &&
          nameKey(one.name) === nameKey(record.name) &&
          record.care.every((care) => one.care.includes(care)),
      )
      return twin ? [[sourceId, twin.id] as const] : []
    }),
  )
}

/** How many public communities of a source share their address with another licence. */
export async function linkedCount(orm: Orm, source: string): Promise<number> {
  const [row] = await rowsOf(
    orm,
    sql`select count(*)::int as linked from ${communities} own
      where own.source = ${source} and own.status = 1 and own.address_key is not null and exists (
        select from ${communities} other
        where other.address_key = own.address_key and other.id <> own.id and other.status = 1)`,
  )
  return Number(row?.['linked'] ?? 0)
}
