import { nodeTests } from '@pkg/config/vitest'

export default nodeTests({
  globalSetup: ['src/testing/sample-database.ts', 'src/testing/built-programs.ts'],
  maxWorkers: 2,
})
