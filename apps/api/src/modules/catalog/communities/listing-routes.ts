import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import { addListing, changeListing, getListing } from './listing-service'
import { listListings } from './listing-store'

/** Serves the status of communities on the site, including communities that families don't see. [API-026, LIST-003] */
export function listingRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'listings', {
    list: ({ query, person }) => listListings(orm, query, person, parsePage(query)),

    get: ({ params, person }) => getListing(orm, person, params.id),

    create: ({ body, person }) => addListing(orm, person, body),

    update: ({ params, body, person, base }) => changeListing(orm, person, { id: params.id, change: body, base }),
  })
}
