import type { Listing } from '@pkg/api-client'
import { listingStatusLabel } from '@pkg/domain'
import { and, asc, count, eq, type SQL } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { communities } from '../../../database/schema/tables'
import type { Person } from '../../../http/person'
import { notFound } from '../../../http/problems'
import { hasWords } from './listing-conditions'
import { isOwn } from './suggested-edits'

/** Returns the listing of a community that the person manages. @throws {HttpError} 404 for any other. */
export async function listingFor(orm: Orm, person: Person, id: string): Promise<Listing> {
  const [row] = await listingRows(orm, and(eq(communities.id, id), isOwn(person)))
  if (!row) throw notFound('listing', id)
  return asListing(row)
}

interface ListingFilter {
  'filter[status]'?: number
  'filter[state]'?: string
  q?: string
}

/** Returns a page of the listings that a person manages, by name. */
export async function listListings(
  orm: Orm,
  query: ListingFilter,
  person: Person,
  page: { size: number; offset: number },
) {
  const status = query['filter[status]']
  const state = query['filter[state]']
  const where = and(
    isOwn(person),
    status === undefined ? undefined : eq(communities.status, status),
    state ? eq(communities.state, state) : undefined,
    query.q === undefined ? undefined : hasWords(query.q),
  )
  const [found] = await orm.select({ total: count() }).from(communities).where(where)
  const rows = await listingRows(orm, where)
    .orderBy(asc(communities.name), asc(communities.id))
    .limit(page.size)
    .offset(page.offset)
  return { items: rows.map(asListing), total: found?.total ?? 0 }
}

function listingRows(orm: Orm, where: SQL | undefined) {
  return orm
    .select({ record: communities.record, updatedAt: communities.updatedAt })
    .from(communities)
    .where(where)
    .$dynamic()
}

function asListing({ record, updatedAt }: Awaited<ReturnType<typeof listingRows>>[number]): Listing {
  const { id, name, url, address, status, hidePricing, tags, source } = record
  return {
    id,
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
