import { chromiumLaunchOptions } from '@pkg/config/chromium'
import { screenshotComparison } from '@pkg/config/screenshots'
import { defineConfig, devices } from '@playwright/test'

/** Compares stories with their accepted screenshots. See decision 157. */
export default defineConfig({
  testDir: 'screenshots',
  outputDir: 'test-results/screenshots',
  snapshotPathTemplate: '{testDir}/accepted/{arg}{ext}',
  workers: 3,
  fullyParallel: true,
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: screenshotComparison,
  },
  forbidOnly: true,
  // Only the command that accepts screenshots writes them.
  updateSnapshots: 'none',
  reporter: [['list'], ['json', { outputFile: 'test-results/screenshots.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1120, height: 1000 },
    // Small pictures: a change of layout or color is as visible in them, and letters are less so.
    deviceScaleFactor: 0.25,
    launchOptions: chromiumLaunchOptions(),
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'America/Denver',
  },
})
