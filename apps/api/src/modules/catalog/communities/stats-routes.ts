import { type CareLevel, type CareTypeSlug, isCareTypeSlug } from '@pkg/domain'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { notFound } from '../../../http/errors'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { listCareCosts } from '../pricing/care-cost-store'
import { findLocalPrices } from '../pricing/local-price-service'
import { cachedForAMinute } from './minute-cache'
import { loadStats } from './stats-store'

/** Serves statistics of the catalog and prices by place, cached for a minute. [API-025, FIND-008, FIND-016] */
export function statsRoutes(app: FastifyInstance, orm: Orm): void {
  const stats = cachedForAMinute((state: string | undefined) => loadStats(orm, state))
  const prices = cachedForAMinute((question: { level: CareLevel; typed: string | undefined }) =>
    findLocalPrices(orm, question),
  )
  const careCosts = cachedForAMinute((care: CareTypeSlug) => listCareCosts(orm, care))
  implementEndpoints(app, orm, 'stats', {
    get: ({ query }) => stats(query.state),
    async prices({ query: { place, level } }) {
      const answer = await prices({ level, typed: place?.trim().toLowerCase() })
      if (!answer) throw notFound('place', place ?? '')
      return answer
    },
    async careCosts({ params }) {
      if (!isCareTypeSlug(params.care)) throw notFound('care type', params.care)
      const items = await careCosts(params.care)
      return { items, total: items.length }
    },
  })
}
