import { nodeTests } from '@pkg/config/vitest'

// Vite bundles for development unless the environment says otherwise, and Vitest's says `test`.
export default nodeTests({ env: { NODE_ENV: 'production' }, outputFile: { json: 'test-results/budgets.json' } })
