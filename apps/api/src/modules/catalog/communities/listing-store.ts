import type { endpoints, Listing, QueryOf } from '@pkg/api-client'
import { listingStatusLabel } from '@pkg/domain'
import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities, type CommunityRecord } from '../../../database/schema/tables'
import { filterCondition, type ListColumns, listOrder } from '../../../http/lists/list-query'
import type { Person } from '../../../http/person'
import { managesCommunity } from '../../access'
import { hasWords } from './listing-condition-store'

/** What listings are sorted and filtered by. */
const columns: ListColumns = {
  name: communities.name,
  city: communities.city,
  state: communities.state,
  status: communities.status,
  updatedAt: communities.updatedAt,
}

/** Returns the listing of a community that the person manages. */
export async function findListing(orm: Orm, person: Person, id: string): Promise<Listing | undefined> {
  const [row] = await listingRows(orm, and(eq(communities.id, id), managedBy(person)))
  return row && toListing(row)
}

/** Returns the record of a community that the person manages. */
export async function findManagedRecord(orm: Orm, person: Person, id: string): Promise<CommunityRecord | undefined> {
  const [row] = await listingRows(orm, and(eq(communities.id, id), managedBy(person)))
  return row?.record
}

/** The communities that a person manages; all for an admin. */
function managedBy(person: Person): SQL {
  return person.role === 'admin' ? sql`true` : managesCommunity(person, communities.id)
}

/** Returns a page of the listings that a person manages, by default by name. */
export async function listListings(
  orm: Orm,
  query: QueryOf<typeof endpoints.listings.list>,
  person: Person,
  page: { size: number; offset: number },
) {
  const where = and(
    managedBy(person),
    filterCondition(query, columns),
    query.q === undefined ? undefined : hasWords(query.q),
  )
  const [found] = await orm.select({ total: count() }).from(communities).where(where)
  const rows = await listingRows(orm, where)
    .orderBy(...listOrder(query, columns, { sort: 'name', unique: communities.id }))
    .limit(page.size)
    .offset(page.offset)
  return { items: rows.map(toListing), total: found?.total ?? 0 }
}

function listingRows(orm: Orm, where: SQL | undefined) {
  return orm
    .select({ record: communities.record, version: communities.version, updatedAt: communities.updatedAt })
    .from(communities)
    .where(where)
    .$dynamic()
}

function toListing({ record, version, updatedAt }: Awaited<ReturnType<typeof listingRows>>[number]): Listing {
  const { id, name, url, address, status, hidePricing, tags, source } = record
  return {
    id,
    version,
    name,
    url,
    city: address.city,
    state: address.state,
    status,
    statusLabel: listingStatusLabel(status),
    hidePricing,
    tags,
    source,
    updatedAt: updatedAt.toISOString(),
  }
}
