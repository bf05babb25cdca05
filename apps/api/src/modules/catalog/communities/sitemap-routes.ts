import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { parsePage } from '../../../http/page'
import { sitemapAgents, sitemapCities, sitemapCommunities, sitemapCounties, sitemapStates } from './sitemap-store'

/**
 * Serves the paths of sitemaps: locations with communities, communities, and advisors. Each page starts after the last id of the one
 * before, in the order of an index, so the millionth path costs as much as the first. [API-040]
 */
export function sitemapRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'sitemap', {
    states: ({ query, reads }) => sitemapStates(reads, query, parsePage(query)),

    places: ({ query, reads }) => sitemapCities(reads, query, parsePage(query)),
    counties: ({ query, reads }) => sitemapCounties(reads, query, parsePage(query)),

    communities: ({ query, reads }) => sitemapCommunities(reads, query, parsePage(query)),

    agents: ({ query, reads }) => sitemapAgents(reads, query, parsePage(query)),
  })
}
