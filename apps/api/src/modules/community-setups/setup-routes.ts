import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../database/database'
import { implementEndpoints } from '../../http/implement-endpoints'
import { parsePage } from '../../http/page'
import { getCommunitySetup, listCommunitySetups, saveSetupStep, sendSetupLink, submitSetup } from './setup-service'

/** Registers the set-ups of communities. [DASH-011] */
export function communitySetupRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'communitySetups', {
    list: ({ query, person }) => listCommunitySetups(orm, query, person, parsePage(query)),

    get: ({ params, person }) => getCommunitySetup(orm, person, params.id),

    save: ({ params, body, person, base }) => saveSetupStep(orm, person, { id: params.id, base, ...body }),

    sendLink: ({ params, body, person }) => sendSetupLink(orm, person, { id: params.id, ...body }),

    submit: ({ params, person, base }) => submitSetup(orm, person, { id: params.id, base }),
  })
}
