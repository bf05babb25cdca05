import type { CommunityReview } from '@pkg/api-client'
import { slugify, stateByCode, stateBySlug } from '@pkg/domain'
import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { communities, reviews } from '../../../database/schema/tables'
import { containing } from '../../../database/like-pattern'
import { answerCalls, pageOf } from '../../../http/answer-calls'
import type { Person } from '../../../http/person'
import { conflict, forbidden, notFound, unprocessable } from '../../../http/problems'
import { publicName } from '../../identity'
import { rateCommunity } from './rate-community'

interface Query {
  sort?: string
  'filter[status]'?: CommunityReview['status']
  'filter[entityId]'?: string
  q?: string
}

/** Reviews: written by people with an account, read by staff first, and kept as a stub when they are removed. [API-041, TRUST-017] */
export function reviewRoutes(app: FastifyInstance, orm: Orm): void {
  const list = async (query: Query, person: Person, more?: SQL) => {
    const { q } = query
    const where = and(
      seenBy(person),
      query['filter[status]'] ? eq(reviews.status, query['filter[status]']) : undefined,
      query['filter[entityId]'] ? eq(reviews.communityId, query['filter[entityId]']) : undefined,
      q ? ilike(reviews.text, containing(q)) : undefined,
      more,
    )
    const page = pageOf(query)
    const [found] = await orm.select({ total: count() }).from(reviews).where(where)
    const rows = await orm
      .select()
      .from(reviews)
      .where(where)
      .orderBy(orderOf(query.sort), asc(reviews.id))
      .limit(page.size)
      .offset(page.offset)
    return { items: rows.map(reviewOf), total: found?.total ?? 0 }
  }
  app.finders.set('reviews', async (person, _key, ids) => {
    const rows = await orm
      .select()
      .from(reviews)
      .where(and(inArray(reviews.id, [...ids]), seenBy(person)))
    return rows.map(reviewOf)
  })

  answerCalls(app, orm, 'reviews', {
    list: ({ query, person }) => list(query, person),

    ofEntity({ params, query, person }) {
      if (params.entityType !== 'Community') throw notFound('kind of review', params.entityType)
      return list(query, person, eq(reviews.communityId, params.id))
    },

    ofPlace({ params, query, person }) {
      const state = stateByCode(params.state.toUpperCase()) ?? stateBySlug(params.state)
      if (!state) throw notFound('state', params.state)
      const there = orm
        .select({ id: communities.id })
        .from(communities)
        .where(
          and(
            eq(communities.state, state.code),
            eq(communities.citySlug, slugify(params.city)),
            eq(communities.status, 1),
          ),
        )
      return list(query, person, inArray(reviews.communityId, there))
    },

    async create({ body, person }) {
      const [community] = await orm
        .select({ id: communities.id })
        .from(communities)
        .where(and(eq(communities.id, body.entityId), eq(communities.status, 1)))
      if (!community) {
        throw unprocessable([
          { detail: `There is no community "${body.entityId}"`, source: { pointer: '/data/attributes/entityId' } },
        ])
      }
      const id = `${body.entityId}:${person.userId ?? ''}`
      const [row] = await orm
        .insert(reviews)
        .values({
          id,
          communityId: body.entityId,
          userId: person.userId ?? null,
          author: publicName(person.name),
          relation: body.relation ?? null,
          value: body.value,
          text: body.text.trim(),
          date: new Date().toISOString().slice(0, 10),
          status: 'pending',
        })
        .onConflictDoNothing()
        .returning()
      if (!row) throw conflict('already-there', 'You have reviewed this community; change that review instead')
      return reviewOf(row)
    },

    async update({ params, body, person }) {
      const isAdmin = person.role === 'admin'
      if (!isAdmin && (body.status ?? body.reason)) throw forbidden('Staff decide what is published')
      if (body.status === 'removed' && !body.reason) {
        throw unprocessable([{ detail: 'Say why it is removed', source: { pointer: '/data/attributes/reason' } }])
      }
      const own = person.userId ? eq(reviews.userId, person.userId) : sql`false`
      const which = and(eq(reviews.id, params.id), isAdmin ? undefined : own)
      return orm.transaction(async (tx) => {
        const [before] = await tx.select().from(reviews).where(which).for('update')
        if (!before) throw notFound('review', params.id)
        const [row = before] = await tx
          .update(reviews)
          .set({
            ...(body.value === undefined ? {} : { value: body.value }),
            ...(body.text === undefined ? {} : { text: body.text.trim() }),
            // What its author changes is read again before the public sees it.
            ...(isAdmin ? {} : { status: 'pending' }),
            ...(body.status === undefined ? {} : { status: body.status, reason: body.reason ?? null }),
          })
          .where(eq(reviews.id, before.id))
          .returning()
        if ([before, row].some(({ status }) => status === 'published')) await rateCommunity(tx, row.communityId)
        return reviewOf(row)
      })
    },
  })
}

/** What is published, the stubs of what was removed, what the person wrote, and everything for an admin. */
function seenBy(person: Person): SQL | undefined {
  if (person.role === 'admin') return undefined
  return or(
    inArray(reviews.status, ['published', 'removed']),
    person.userId ? eq(reviews.userId, person.userId) : undefined,
  )
}

function orderOf(sort = '-date'): SQL {
  const column = sort.endsWith('value') ? reviews.value : reviews.date
  return sort.startsWith('-') ? desc(column) : asc(column)
}

/** A review that was removed is a stub: who wrote it, when, and why it is gone. */
function reviewOf(row: typeof reviews.$inferSelect): CommunityReview {
  const { id, communityId, author, relation, value, text, date, status, reason } = row
  const stub = { id, entityType: 'Community' as const, entityId: communityId, author, status, date }
  if (status === 'removed') return { ...stub, ...(reason ? { reason } : {}) }
  return { ...stub, value, text, ...(relation ? { relation } : {}) }
}
