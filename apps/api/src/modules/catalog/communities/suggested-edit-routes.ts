import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import { decideEdit, getEdit, suggestEdit } from './suggested-edit-service'
import { listEdits } from './suggested-edit-store'

/** Serves the edits that providers suggest and staff decide. [API-023] */
export function suggestedEditRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'suggestedEdits', {
    list: ({ query, person }) => listEdits(orm, query, person, parsePage(query)),

    get: ({ params, person }) => getEdit(orm, params.id, person),

    create: ({ body, person }) => suggestEdit(orm, person, body),

    approve: ({ params, person }) => decideEdit(orm, person, params.id, {}),
    decide: ({ params, person, body }) => decideEdit(orm, person, params.id, body),
    reject: ({ params, person, body }) =>
      decideEdit(orm, person, params.id, { approve: [], reason: body.reason.trim() }),
  })
}
