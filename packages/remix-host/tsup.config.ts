import { modules } from '@pkg/config/tsup'
import { defineConfig } from 'tsup'

// Only ES modules: both sites and their servers are.
const { entry } = modules
export default defineConfig({ ...modules, entry: [...entry, '!src/**/*.es.ts'] })
