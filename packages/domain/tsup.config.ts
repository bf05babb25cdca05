import { library } from '@pkg/config/tsup'
import { defineConfig } from 'tsup'

export default defineConfig(library(['src/index.ts']))
