import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { nodeConditions, sourceConditions } from './vite.js'

/** How results are reported: to the reader, and as a file that the test command counts. */
export const reporting = { reporters: ['default', 'json'], outputFile: { json: 'test-results/vitest.json' } }

/** Long enough for a very busy machine; no test waits for it. */
const testTimeout = 300_000

// Loading everything again for each file takes longer than its tests, so a file must leave nothing behind for the next one.
const isolate = false

const shared = {
  allowOnly: false,
  passWithNoTests: false,
  restoreMocks: true,
  testTimeout,
  hookTimeout: testTimeout,
  // What a test polls for comes within milliseconds, or on a busy machine within seconds.
  expect: { poll: { timeout: 60_000 } },
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
      // Keeps compiled modules, by a hash of their text and these settings. Not for styles: what vanilla-extract compiles depends on other files.
      experimental: { fsModuleCache: true },
      ...test,
    },
  })
}

/** Tests of components, with vanilla-extract and a document. */
export const domTests = (test = {}) =>
  defineConfig({
    ...sourceConditions(),
    plugins: [vanillaExtractPlugin()],
    test: { ...shared, environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'], ...test },
  })
