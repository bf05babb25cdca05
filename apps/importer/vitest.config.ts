import { nodeTests } from '@pkg/config/vitest'

export default nodeTests({ globalSetup: ['testing/built-importer.ts'] })
