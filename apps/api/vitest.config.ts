import { nodeTests } from '@pkg/config/vitest'

export default nodeTests({ globalSetup: 'src/testing/sample-database.ts' })
