import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { loadStats } from './stats-store'

const cacheMilliseconds = 60_000

/** Serves statistics of the catalog, cached for a minute. [API-025] */
export function statsRoutes(app: FastifyInstance, orm: Orm): void {
  const cache = new Map<string, { until: number; stats: ReturnType<typeof loadStats> }>()
  implementEndpoints(app, orm, 'stats', {
    get({ query }) {
      const id = query.state ?? 'US'
      const cached = cache.get(id)
      if (cached && cached.until > Date.now()) return cached.stats
      const stats = loadStats(orm, query.state)
      cache.set(id, { until: Date.now() + cacheMilliseconds, stats })
      stats.catch(() => cache.delete(id))
      return stats
    },
  })
}
