import { library } from '@pkg/config/tsup'
import { defineConfig } from 'tsup'

const entries = { index: 'src/index.ts', server: 'src/server.ts', react: 'src/react.ts' }

// Only ES modules: both sites and their servers are.
const [modules] = library(entries)

export default defineConfig({ ...modules, entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.ts'] })
