import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { accountingCsv } from './accounting-export'
import { loadTotals } from './totals-store'

/** Registers the sums of invoices, and their export for accounting. [WORK-013] */
export function totalsRoutes(app: FastifyInstance, orm: Orm): void {
  implementEndpoints(app, orm, 'invoiceTotals', {
    get: ({ person }) => loadTotals(orm, person),

    async accounting({ query, person, reply }) {
      const csv = await accountingCsv(orm, query, person)
      await reply
        .header('content-disposition', `attachment; filename="${query.kind}s-${query.from}-${query.until}.csv"`)
        .header('cache-control', 'private, no-store')
        .type('text/csv; charset=utf-8')
        .send(csv)
      return undefined
    },
  })
}
