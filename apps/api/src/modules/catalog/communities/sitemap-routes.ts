import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/answer-calls'
import { sitemapAgents, sitemapCities, sitemapCommunities, sitemapCounties, sitemapStates } from './sitemap-store'

/**
 * What search engines are told: the places that have communities, the communities, the advisors. Pages are read in the order of an index
 * behind the last id, so that the millionth address costs what the first does. [API-040]
 */
export function sitemapRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'sitemap', {
    states: ({ query, reads }) => sitemapStates(reads, query),

    places: ({ query, reads }) => sitemapCities(reads, query),
    counties: ({ query, reads }) => sitemapCounties(reads, query),

    communities: ({ query, reads }) => sitemapCommunities(reads, query),

    agents: ({ query, reads }) => sitemapAgents(reads, query),
  })
}
