import { fileURLToPath } from 'node:url'
import { chromiumLaunchOptions } from '@pkg/config/chromium'
import { patience } from '@pkg/config/patience'
import { reporting } from '@pkg/config/vitest'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const configDir = fileURLToPath(new URL('.storybook', import.meta.url))

/** Runs every story in a real browser, with its play function and axe. */
export default defineConfig({
  // Without this, Vite finds these packages late and reloads the page during a running test.
  optimizeDeps: {
    include: [
      '@xstate/react',
      'axe-core',
      'downshift',
      'luxon',
      'react',
      'react-dom',
      'react/jsx-dev-runtime',
      'xstate',
    ],
  },
  plugins: [storybookTest({ configDir, disableAddonDocs: true })],
  test: {
    ...reporting,
    testTimeout: patience.test,
    // All files share one page. Loading everything again for each file takes as long as the tests do.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: chromiumLaunchOptions() }),
      instances: [{ browser: 'chromium' as const }],
      screenshotFailures: false,
    },
  },
})
