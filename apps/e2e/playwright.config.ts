import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumLaunchOptions } from '@pkg/config/chromium'
import { defineConfig, devices } from '@playwright/test'

process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'hearthway-journeys-'))

const ports = { MARKETPLACE_PORT: '3600', DASHBOARD_PORT: '3601', API_PORT: '4600' }

export default defineConfig({
  testDir: 'src',
  globalTeardown: './src/testing/remove-data.ts',
  outputDir: 'test-results/traces',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${ports.MARKETPLACE_PORT}`,
    launchOptions: chromiumLaunchOptions(),
    trace: 'retain-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'node ../../scripts/start.mjs',
    url: `http://localhost:${ports.DASHBOARD_PORT}/dashboard/`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      ...ports,
      DATA_DIR: process.env['E2E_DATA_DIR'],
      RATE_LIMIT: 'false',
      LOG_LEVEL: 'error',
      SEED_SIZE: '6500',
    },
  },
})
