import { nodeTests } from '@pkg/config/vitest'

export default nodeTests({
  globalSetup: ['src/testing/sample-database.ts', 'src/testing/built-programs.ts'],
  // Each file has a server and a database of its own; to load the program anew for each as well would take longer than its tests.
  isolate: false,
  maxWorkers: 2,
})
