import { modules } from '@pkg/config/tsup'
import { defineConfig } from 'tsup'

// Only ES modules: both sites and their servers are.
export default defineConfig(modules)
