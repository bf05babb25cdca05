import { fileURLToPath } from 'node:url'
import { chromiumLaunchOptions } from '@pkg/config/chromium'
import { reporting } from '@pkg/config/vitest'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const configDir = fileURLToPath(new URL('.storybook', import.meta.url))

/** Runs every story in a real browser, with its play function and axe. */
const stories = (theme: 'light' | 'dark') => ({
  define: { 'import.meta.env.VITE_THEME': JSON.stringify(theme) },
  // Without this, Vite finds these packages late and reloads the page during a running test.
  optimizeDeps: { include: ['@xstate/react', 'downshift', 'react', 'react-dom', 'react/jsx-dev-runtime', 'xstate'] },
  plugins: [storybookTest({ configDir, disableAddonDocs: true })],
  test: {
    name: theme,
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

export default defineConfig({ test: { ...reporting, projects: [stories('light'), stories('dark')] } })
