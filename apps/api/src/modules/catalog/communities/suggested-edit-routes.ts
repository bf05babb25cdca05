import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints, pageOf } from '../../../http/answer-calls'
import { decide, editFor, pageOfEdits, proposeFor } from './suggested-edits'

/** Changes that providers propose and staff decide. [API-023] */
export function suggestedEditRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'suggestedEdits', {
    list: ({ query, person }) => pageOfEdits(orm, query, person, pageOf(query)),

    get: ({ params, person }) => editFor(orm, params.id, person),

    create: ({ body, person }) => proposeFor(orm, person, body),

    approve: ({ params, person }) => decide(orm, person, params.id, { status: 'approved' }),
    reject: ({ params, person, body }) =>
      decide(orm, person, params.id, { status: 'rejected', reason: body.reason.trim() }),
  })
}
