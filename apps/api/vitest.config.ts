import { nodeTests } from '@pkg/config/vitest'

export default nodeTests({ globalSetup: ['testing/test-run.ts'], maxWorkers: 2 })
