import { fileURLToPath } from 'node:url'
import { chromiumLaunchOptions } from '@pkg/config/chromium'
import { reporting } from '@pkg/config/vitest'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const configDir = fileURLToPath(new URL('.storybook', import.meta.url))

/** Every story in a real browser, with its play function and axe. */
const stories = (theme: 'light' | 'dark') => ({
  define: { 'import.meta.env.VITE_THEME': JSON.stringify(theme) },
  // Found late, they would reload the page under a running test.
  optimizeDeps: { include: ['@xstate/react', 'downshift', 'react', 'react-dom', 'react/jsx-dev-runtime', 'xstate'] },
  plugins: [storybookTest({ configDir, disableAddonDocs: true })],
  test: {
    name: theme,
    // One page for all files: a story is mounted and taken away again, and to load everything anew for each file takes as long as they do.
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
