import { nodeTests } from '@pkg/config/vitest'

/**
 * What depends on the database engine, once more on PGlite: the schema and its migrations, jobs, transactions that must hold under
 * concurrency, the consent chain, and the SQL of search and maps. All other tests run on PostgreSQL alone.
 */
export default nodeTests({
  globalSetup: ['testing/test-run.ts'],
  maxWorkers: 2,
  include: [
    'src/database/**/*.test.ts',
    'src/jobs/**/*.test.ts',
    'src/modules/catalog/communities/**/*.test.ts',
    'src/modules/leads/requests/**/*.test.ts',
    'src/modules/messaging/outbox/**/*.test.ts',
    'src/modules/privacy/**/*.test.ts',
    'src/modules/trust/**/*.test.ts',
  ],
  env: { TEST_DATABASE_URL: '' },
  outputFile: { json: 'test-results/embedded.json' },
})
