import { nodeTests } from '@pkg/config/vitest'

export default nodeTests({
  globalSetup: ['testing/sample-database.ts', 'testing/built-programs.ts'],
  maxWorkers: 2,
})
