import { fileURLToPath } from 'node:url'
import { chromiumLaunchOptions } from '@pkg/config/chromium'
import { defineConfig, devices } from '@playwright/test'

const dataFolder = fileURLToPath(new URL('test-results/data', import.meta.url))
const ports = { MARKETPLACE_PORT: '3600', DASHBOARD_PORT: '3601', API_PORT: '4600' }

const ownServers =
  /(cached-pages|chat-provider|every-link|guessing|inbox|no-calls|no-traces|partner-sites|outages|search-alerts|third-party)\.spec\.ts$/

export default defineConfig({
  testDir: 'src',
  // Tests that start their own servers, or install packages, wait the longest. They begin first, so the others run meanwhile.
  projects: [
    { name: 'own servers', testMatch: ownServers },
    { name: 'shared servers', testIgnore: ownServers },
  ],
  outputDir: 'test-results/traces',
  // Twice the processors of the smallest machine, because pages wait for timers more than half of the time.
  workers: 4,
  // Long enough for a busy machine; no test waits for it.
  timeout: 300_000,
  // When servers no longer answer, each test would wait. This way the run ends, and reports what failed.
  globalTimeout: process.env['PROOF'] === 'whole' ? 0 : 2_700_000,
  // What is expected soon is looked for often, so no wait takes much longer than its cause.
  expect: { timeout: 30_000, toPass: { intervals: [100, 250] } },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${ports.MARKETPLACE_PORT}`,
    launchOptions: chromiumLaunchOptions(),
    // Tracing every test adds a fifth to the run time, so turn it on with `--trace retain-on-failure`.
    trace: 'off',
    // Ends a step that can't succeed long before its test would.
    actionTimeout: 45_000,
    navigationTimeout: 45_000,
    contextOptions: { reducedMotion: 'reduce' },
    // The worker of the offline page has its own journey; in others, it would only load files.
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'node --import tsx src/testing/copy-catalog.ts && node --import tsx ../../scripts/start.ts',
    url: `http://localhost:${ports.DASHBOARD_PORT}/dashboard/`,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      ...ports,
      DATA_DIR: dataFolder,
      RATE_LIMIT: 'false',
      LOG_LEVEL: 'error',
    },
  },
})
