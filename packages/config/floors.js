/** The rule of dependency-cruiser against files in a cycle. */
export const noCycleBetweenFiles = {
  name: 'no-cycle-between-files',
  comment: "Two files that import each other can't be read or tested on their own.",
  severity: 'error',
  from: {},
  to: { circular: true },
}

/** Returns the options of dependency-cruiser for sources of this repository, without the files whose path matches `excluded`. Imports of types count. */
export const cruiseOptions = (excluded) => ({
  exclude: { path: excluded },
  doNotFollow: { path: ['node_modules', '^\\.\\./'] },
  tsPreCompilationDeps: true,
  tsConfig: { fileName: 'tsconfig.json' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['@pkg/source', 'import', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
  },
})

const above = {
  site: '^app/(parts|features|pages)/|^app/(root|routes|entry\\.(client|server))\\.tsx?$',
  parts: '^app/(features|pages)/|^app/(root|routes|entry\\.(client|server))\\.tsx?$',
  features: '^app/pages/|^app/(root|routes|entry\\.(client|server))\\.tsx?$',
}

/** The rules of dependency-cruiser for the floors of a site: pages, features, parts, and site, from the top. [LIFE-014] */
export const floors = {
  forbidden: [
    noCycleBetweenFiles,
    {
      name: 'no-cycle-between-folders',
      comment: 'Move what both folders need to the floor below.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^app/(site|parts|features|pages)/[^/]+$' },
      to: { circular: true, path: '^app/(site|parts|features|pages)/[^/]+$' },
    },
    ...Object.entries(above).map(([floor, path]) => ({
      name: `no-import-from-above-${floor}`,
      comment: 'A floor knows only those below. Take what you need as an argument.',
      severity: 'error',
      from: { path: `^app/${floor}/` },
      to: { path },
    })),
    {
      name: 'no-import-past-an-index',
      // An index with styles would bring them to every page that imports it.
      comment: 'Import a feature only through its index.ts or index.server.ts, and its styles from their file.',
      severity: 'error',
      from: { path: '^app/', pathNot: '^app/features/' },
      to: { path: '^app/features/', pathNot: '^app/features/[^/]+/index(\\.server)?\\.ts$|\\.css\\.ts$' },
    },
    {
      name: 'no-import-past-an-index-between-features',
      comment: 'Import another feature only through its index.ts or index.server.ts, and its styles from their file.',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/' },
      to: {
        path: '^app/features/',
        pathNot: ['^app/features/$1/', '^app/features/[^/]+/index(\\.server)?\\.ts$', '\\.css\\.ts$'],
      },
    },
    {
      name: 'no-import-between-pages',
      comment: 'Move what both pages need into a feature.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^app/pages/[^/]+$' },
      to: { path: '^app/pages/[^/]+$' },
    },
  ],
  // Tests may look at anything.
  options: cruiseOptions('\\.test\\.tsx?$|^app/testing/'),
}
