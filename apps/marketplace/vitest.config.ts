import { nodeTests } from '@pkg/config/vitest'
import { mergeConfig } from 'vitest/config'

export default mergeConfig(nodeTests({ include: ['app/**/*.test.ts'] }), {
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
})
