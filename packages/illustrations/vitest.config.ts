import { nodeTests } from '@pkg/config/vitest'

export default nodeTests()
