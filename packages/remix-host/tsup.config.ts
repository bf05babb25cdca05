import { library } from '@pkg/config/tsup'
import { defineConfig } from 'tsup'

const entries = ['src/index.ts', 'src/server.ts', 'src/react.ts']

// Only ES modules: both sites and their servers are.
const [modules] = library(entries)

export default defineConfig({ ...modules, entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.ts'] })
