import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints, pageOf } from '../../../http/implement-endpoints'
import { sitemapAgents, sitemapCities, sitemapCommunities, sitemapCounties, sitemapStates } from './sitemap-store'

/**
 * Serves the paths of sitemaps: locations with communities, communities, and advisors. Each page starts after the last id of the one
 * before, in the order of an index, so the millionth path costs as much as the first. [API-040]
 */
export function sitemapRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'sitemap', {
    states: ({ query, reads }) => sitemapStates(reads, query, pageOf(query)),

    places: ({ query, reads }) => sitemapCities(reads, query, pageOf(query)),
    counties: ({ query, reads }) => sitemapCounties(reads, query, pageOf(query)),

    communities: ({ query, reads }) => sitemapCommunities(reads, query, pageOf(query)),

    agents: ({ query, reads }) => sitemapAgents(reads, query, pageOf(query)),
  })
}
