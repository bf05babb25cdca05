import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { patience } from './patience.js'
import { nodeConditions, sourceConditions } from './vite.js'

/** How results are reported: to the reader, and as a file that the test command counts. */
export const reporting = { reporters: ['default', 'json'], outputFile: { json: 'test-results/vitest.json' } }

// Loading everything again for each file takes longer than its tests, so a file must leave nothing behind for the next one.
const isolate = false

/**
 * Whether a developer started Vitest. Only then does it keep compiled modules between runs, for a quick first result: they're known by their own
 * text, so one whose import has moved can be stale. Turborepo's tasks, whose results count, compile everything.
 */
const isDevelopersRun = process.env['TURBO_HASH'] === undefined

// Files run in the order of a seed, so one that needs what another leaves behind is found. [LIFE-011]
const seed = process.env['TEST_SEED']
const order = seed === undefined ? {} : { shuffle: { files: true, tests: false }, seed: Number(seed) }

const shared = {
  allowOnly: false,
  passWithNoTests: false,
  restoreMocks: true,
  testTimeout: patience.test,
  hookTimeout: patience.test,
  expect: { poll: { timeout: patience.poll } },
  isolate,
  ...reporting,
}

/** Tests that need no document. */
export const nodeTests = (test = {}) => {
  const source = sourceConditions(nodeConditions)
  return defineConfig({
    // Vitest passes the server's conditions on to the Node process that runs the tests.
    ...source,
    // Vitest loads global setup files in their own environment. Without this, they would read packages from stale builds.
    environments: { ...source.environments, __vitest__: { resolve: { conditions: nodeConditions } } },
    test: {
      ...shared,
      environment: 'node',
      include: ['src/**/*.test.ts'],
      experimental: { fsModuleCache: isDevelopersRun },
      ...test,
      sequence: { ...order, ...test.sequence },
    },
  })
}

/** Tests of components, with vanilla-extract and a document. */
export const domTests = (test = {}) =>
  defineConfig({
    ...sourceConditions(),
    plugins: [vanillaExtractPlugin()],
    test: { ...shared, environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'], sequence: order, ...test },
  })
