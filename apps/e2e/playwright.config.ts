import { chromiumLaunchOptions } from '@pkg/config/chromium'
import { screenshotComparison } from '@pkg/config/screenshots'
import { defineConfig, devices } from '@playwright/test'
import { drawSpecGroups } from './src/testing/spec-order'
import { marketplace } from './src/testing/urls'

export default defineConfig({
  testDir: 'src',
  projects: drawSpecGroups(process.env['TEST_SEED'] ?? '').map(({ paths, isWhole }, index) => ({
    name: String(index + 1),
    testMatch: paths.map((path) => `**/${path}`),
    ...(isWhole ? {} : { grep: /@smoke/ }),
  })),
  globalSetup: './src/testing/start-stacks.ts',
  outputDir: 'test-results/traces',
  // More than the two processors of the smallest machine, because pages often wait for timers. With four, each waits for the others.
  workers: 3,
  // Long enough for a busy machine; no test waits for it.
  timeout: 300_000,
  // When servers no longer answer, each test would wait. This way the run ends, and reports what failed.
  globalTimeout: 3_600_000,
  // What is expected soon is looked for often, so no wait takes much longer than its cause.
  expect: {
    timeout: 60_000,
    toPass: { intervals: [100, 250] },
    toHaveScreenshot: screenshotComparison,
  },
  snapshotPathTemplate: '{testDir}/pages/accepted/{arg}{ext}',
  // Only the command that accepts screenshots writes them.
  updateSnapshots: 'none',
  forbidOnly: true,
  // A test that passes only when repeated is named at the end of the run and in docs/chance-failures.json. [LIFE-011]
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: marketplace,
    launchOptions: chromiumLaunchOptions(),
    // Tracing every test adds a fifth to the run time, so turn it on with `--trace retain-on-failure`.
    trace: 'on-first-retry',
    // Ends a step that can't succeed long before its test would.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    contextOptions: { reducedMotion: 'reduce' },
    // The worker of the offline page has its own journey; in others, it would only load files.
    serviceWorkers: 'block',
  },
})
