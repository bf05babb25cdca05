import { careLevels } from '@pkg/domain'
import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { notFound } from '../../../http/errors'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { findLocalPrices } from '../pricing/local-price-service'
import { loadStats } from './stats-store'

const cacheMilliseconds = 60_000
const mostCached = 500

/** Serves statistics of the catalog and prices by place, cached for a minute. [API-025, FIND-016] */
export function statsRoutes(app: FastifyInstance, orm: Orm): void {
  const stats = cached((state: string) => loadStats(orm, state || undefined))
  const prices = cached((key: string) => {
    const [level = '', typed] = key.split('\n')
    const known = careLevels.find((one) => one === level)
    return known ? findLocalPrices(orm, { level: known, typed }) : Promise.resolve(undefined)
  })
  implementEndpoints(app, orm, 'stats', {
    get: ({ query }) => stats(query.state ?? ''),
    async prices({ query: { place, level } }) {
      const answer = await prices([level, ...(place === undefined ? [] : [place.trim().toLowerCase()])].join('\n'))
      if (!answer) throw notFound('place', place ?? '')
      return answer
    },
  })
}

/** Returns a function that remembers its results for a minute. Failed ones are forgotten. */
function cached<Result>(load: (key: string) => Promise<Result>): (key: string) => Promise<Result> {
  const results = new Map<string, { until: number; result: Promise<Result> }>()
  return (key) => {
    const known = results.get(key)
    if (known && known.until > Date.now()) return known.result
    const result = load(key)
    results.delete(key)
    results.set(key, { until: Date.now() + cacheMilliseconds, result })
    const [oldest] = results.keys()
    if (results.size > mostCached && oldest !== undefined) results.delete(oldest)
    result.catch(() => results.delete(key))
    return result
  }
}
