import { domTests } from '@pkg/config/vitest'

export default domTests({ setupFiles: ['./vitest.setup.ts'] })
