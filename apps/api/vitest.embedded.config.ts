import { variantsOf } from '@pkg/config/draw'
import { nodeTests } from '@pkg/config/vitest'

/** What depends on the database engine, in four parts that take about as long. */
const parts = [
  ['src/database/**/*.test.ts'],
  ['src/jobs/**/*.test.ts', 'src/modules/{changes,staff-search}/*.test.ts', 'src/modules/calls/calls.test.ts'],
  [
    'src/modules/catalog/communities/{community-service,map-cell-store,query-plans,search-filters,search-routes}.test.ts',
    'src/modules/catalog/{pricing/local-prices,suggestions/suggestions}.test.ts',
  ],
  [
    'src/modules/leads/requests/request-routes.test.ts',
    'src/modules/privacy/{erased-accounts,erased-markers}.test.ts',
    'src/modules/trust/{ledger,rank}.test.ts',
  ],
]

/**
 * Repeats on PGlite what depends on the database engine: the schema and its migrations, jobs, concurrent transactions, the
 * consent chain, erasure, the record of changes, and the SQL of search and maps. A quick run takes one part. All other tests run only on
 * PostgreSQL. The journeys run on PGlite.
 */
export default nodeTests({
  globalSetup: ['testing/test-run.ts'],
  maxWorkers: 2,
  include: variantsOf(parts).flat(),
  exclude: [
    // These tests start their own PostgreSQL servers.
    'src/database/concurrent-public-changes.test.ts',
    'src/database/deadlock.test.ts',
    'src/database/listener.test.ts',
    'src/database/outage.test.ts',
    'src/database/replica.test.ts',
  ],
  env: { TEST_DATABASE_URL: '' },
  outputFile: { json: 'test-results/embedded.json' },
})
