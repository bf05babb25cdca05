import { nodeTests } from '@pkg/config/vitest'

export default nodeTests({ globalSetup: ['../api/testing/test-run.ts'] })
