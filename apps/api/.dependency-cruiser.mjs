import { cruiseOptions, noCycleBetweenFiles } from '@pkg/config/floors'

/** The layers of the API: modules above infrastructure, each module behind its index. [LIFE-004] */
export default {
  forbidden: [
    noCycleBetweenFiles,
    {
      name: 'no-cycle-between-modules',
      comment: 'Pass a collaborator as an argument, or move what both need into a module below.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/modules/[^/]+$' },
      to: { circular: true, path: '^src/modules/[^/]+$' },
    },
    {
      name: 'no-import-past-an-index',
      comment: 'Import another module only through its index.ts.',
      severity: 'error',
      from: { path: '^src/modules/([^/]+)/' },
      to: { path: '^src/modules/([^/]+)/', pathNot: ['^src/modules/$1/', '^src/modules/[^/]+/index\\.ts$'] },
    },
    {
      name: 'no-import-past-an-index-from-outside',
      comment: 'Import a module only through its index.ts.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/modules/' },
      to: { path: '^src/modules/', pathNot: '^src/modules/[^/]+/index\\.ts$' },
    },
    {
      name: 'no-module-below',
      comment: "Infrastructure can't import modules. Take what you need as an argument.",
      severity: 'error',
      from: { path: '^src/(csv|database|file-storage|http|integrations|jobs|redis|telemetry)/' },
      to: { path: '^src/(modules/|app\\.ts$|main\\.ts$)' },
    },
    {
      name: 'no-sql-in-routes',
      comment: 'Routes know HTTP and the endpoint table. SQL belongs in a store.',
      severity: 'error',
      from: { path: '-routes\\.ts$' },
      to: { path: '(^|/)drizzle-orm(/|$)' },
    },
    {
      name: 'no-sql-outside-stores',
      comment: 'Services know rules and transactions. SQL belongs in a store.',
      severity: 'error',
      from: { path: '^src/modules/', pathNot: '-(store|routes)\\.ts$' },
      to: { path: '(^|/)drizzle-orm(/|$)' },
    },
  ],
  // Tests start the whole application, which would tie every module to every other.
  options: cruiseOptions('\\.test\\.ts$'),
}
