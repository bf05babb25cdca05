import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import type { Reassignment } from '../families/reassign-family'
import { listLeadAdvisors, listSuggestions } from './suggestion-service'
import { acceptSuggestion, declineSuggestion } from './take-suggestion'

/** Registers the families that wait for an advisor. [DASH-005] */
export function suggestionRoutes(app: FastifyInstance, orm: Orm, reassignment: Reassignment): void {
  implementEndpoints(app, orm, 'leadSuggestions', {
    list: ({ query, person }) => listSuggestions(orm, query, person, parsePage(query)),

    advisors: ({ params }) => listLeadAdvisors(orm, params.id),

    accept: ({ params, person }) => acceptSuggestion(orm, reassignment, params.id, person),

    decline: ({ params, body, person }) =>
      declineSuggestion(orm, { id: params.id, reason: body.reason.trim() }, person),
  })
}
