import type { FastifyInstance } from 'fastify'
import { implementEndpoints } from '../../http/implement-endpoints'
import { parsePage } from '../../http/page'
import type { Accounts } from '../identity'
import { addVisit, removeVisit, replaceChecks, replaceVisits } from './directory-change-service'
import { getProfile, listCards, listRegions } from './directory-service'

/** Registers the directory of advisors and their profiles for families. [AGENT-001, AGENT-003, AGENT-005] */
export function directoryRoutes(app: FastifyInstance, { orm, settings }: Accounts): void {
  const { minutesToRespond } = settings
  implementEndpoints(app, orm, 'advisorRegions', {
    list: ({ query }) => listRegions(orm, parsePage(query)),
  })
  implementEndpoints(app, orm, 'advisorCards', {
    list: ({ query }) => listCards(orm, query, minutesToRespond, parsePage(query)),
  })
  implementEndpoints(app, orm, 'advisorProfiles', {
    get: ({ params }) => getProfile(orm, params.id, minutesToRespond),

    replaceVisits: ({ params: { id }, body, person }) => replaceVisits(orm, body, { id, person, minutesToRespond }),

    addVisit: ({ params: { id }, body, person }) => addVisit(orm, body, { id, person, minutesToRespond }),

    async removeVisit({ params, person }) {
      await removeVisit(orm, params, person)
      return undefined
    },

    replaceChecks: ({ params: { id }, body, person }) => replaceChecks(orm, body, { id, person, minutesToRespond }),
  })
}
