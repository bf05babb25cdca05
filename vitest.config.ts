import { defineConfig } from 'vitest/config'

/** All workspaces together, for `npm run test:watch`. Stories and journeys need a browser and run with `npm test`. */
export default defineConfig({
  test: {
    projects: ['packages/*/vitest.config.ts', 'apps/!(storybook|e2e)/vitest.config.ts', 'scripts/vitest.config.ts'],
  },
})
