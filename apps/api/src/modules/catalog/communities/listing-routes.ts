import type { Listing } from '@pkg/api-client'
import { listingStatusLabel } from '@pkg/domain'
import { and, asc, count, eq, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { communities } from '../../../database/schema/tables'
import { answerCalls, pageOf } from '../../../http/answer-calls'
import type { Person } from '../../../http/person'
import { conflict, notFound } from '../../../http/problems'
import { hasWords } from './listing-conditions'
import { changeOrPropose, isOwn } from './suggested-edits'

/** How communities stand on the site, those that families do not see among them. [API-026, LIST-003] */
export function listingRoutes(app: FastifyInstance, orm: Orm): void {
  const listingOf = async (person: Person, id: string) => {
    const [row] = await listingRows(orm, and(eq(communities.id, id), isOwn(person)))
    if (!row) throw notFound('listing', id)
    return asListing(row)
  }
  const change = async (person: Person, id: string, changes: Parameters<typeof changeOrPropose>[3]) => {
    const { suggestedEdit } = await changeOrPropose(orm, person, id, changes)
    return { ...(await listingOf(person, id)), ...(suggestedEdit && { suggestedEdit }) }
  }

  answerCalls(app, orm, 'listings', {
    async list({ query, person }) {
      const status = query['filter[status]']
      const state = query['filter[state]']
      const where = and(
        isOwn(person),
        status === undefined ? undefined : eq(communities.status, status),
        state ? eq(communities.state, state) : undefined,
        query.q === undefined ? undefined : hasWords(query.q),
      )
      const page = pageOf(query)
      const [found] = await orm.select({ total: count() }).from(communities).where(where)
      const rows = await listingRows(orm, where)
        .orderBy(asc(communities.name), asc(communities.id))
        .limit(page.size)
        .offset(page.offset)
      return { items: rows.map(asListing), total: found?.total ?? 0 }
    },

    get: ({ params, person }) => listingOf(person, params.id),

    async create({ body, person }) {
      const listing = await listingOf(person, body.communityId)
      if (listing.status >= 0) throw conflict('listed', 'The community is on the site already')
      return change(person, body.communityId, { status: body.status ?? 1 })
    },

    update: ({ params, body, person }) => change(person, params.id, body),
  })
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
