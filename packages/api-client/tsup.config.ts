import { library } from '@pkg/config/tsup'
import { defineConfig } from 'tsup'

export default defineConfig(library({ index: 'src/index.ts', routes: 'src/routes.ts', server: 'src/server.ts' }))
