import { nodeTests } from '@pkg/config/vitest'

export default nodeTests({ globalSetup: ['../api/testing/sample-database.ts'] })
