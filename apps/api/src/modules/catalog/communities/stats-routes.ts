import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/answer-calls'
import { statsOf } from './stats-store'

const keepMilliseconds = 60_000

/** Figures of the catalogue: the middle four fifths of the prices, rounded to tens. Kept for a minute. [API-025] */
export function statsRoutes(app: FastifyInstance, orm: Orm): void {
  const kept = new Map<string, { until: number; stats: ReturnType<typeof statsOf> }>()
  implementEndpoints(app, orm, 'stats', {
    get({ query }) {
      const id = query.state ?? 'US'
      const known = kept.get(id)
      if (known && known.until > Date.now()) return known.stats
      const stats = statsOf(orm, query.state)
      kept.set(id, { until: Date.now() + keepMilliseconds, stats })
      stats.catch(() => kept.delete(id))
      return stats
    },
  })
}
