import { and, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { communities, suggestedEdits } from '../../../database/schema/tables'
import { answerCalls, pageOf } from '../../../http/answer-calls'
import { notFound } from '../../../http/problems'
import { decide, isOwn, listEdits, oneEdit, propose, visibleEdits } from './suggested-edits'

/** Changes that providers propose and staff decide. [API-023] */
export function suggestedEditRoutes(app: FastifyInstance, orm: Orm): void {
  answerCalls(app, orm, 'suggestedEdits', {
    list({ query, person }) {
      const status = query['filter[status]']
      const communityId = query['filter[communityId]']
      const where = and(
        visibleEdits(person),
        status ? eq(suggestedEdits.status, status) : undefined,
        communityId === undefined ? undefined : eq(suggestedEdits.communityId, communityId),
      )
      return listEdits(orm, where, pageOf(query))
    },

    async get({ params, person }) {
      const edit = await oneEdit(orm, and(sql`${suggestedEdits.id}::text = ${params.id}`, visibleEdits(person)))
      if (!edit) throw notFound('suggested edit', params.id)
      return edit
    },

    async create({ body, person }) {
      const [own] = await orm
        .select({ id: communities.id })
        .from(communities)
        .where(and(eq(communities.id, body.communityId), isOwn(person)))
      if (!own) throw notFound('community', body.communityId)
      return propose(orm, person, own.id, body.changes, body.note)
    },

    approve: ({ params, person }) => decide(orm, person, params.id, { status: 'approved' }),
    reject: ({ params, person, body }) =>
      decide(orm, person, params.id, { status: 'rejected', reason: body.reason.trim() }),
  })
}
