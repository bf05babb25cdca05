import { nodeTests } from '@pkg/config/vitest'

export default nodeTests({
  globalSetup: ['testing/test-run.ts'],
  maxWorkers: 2,
  // Vitest refuses to run projects with other numbers of workers at the same time.
  sequence: { groupOrder: 1 },
})
