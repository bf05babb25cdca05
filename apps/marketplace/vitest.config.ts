import { nodeTests } from '@pkg/config/vitest'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig } from 'vitest/config'

export default mergeConfig(nodeTests({ include: ['app/**/*.test.ts'] }), {
  plugins: [vanillaExtractPlugin()],
  // What vanilla-extract compiles depends on other files.
  test: { experimental: { fsModuleCache: false } },
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
})
