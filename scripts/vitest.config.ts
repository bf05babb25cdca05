import { nodeTests } from '@pkg/config/vitest'

export default nodeTests({ include: ['**/*.test.ts'] })
