import { library } from '@pkg/config/tsup'
import { defineConfig } from 'tsup'

export default defineConfig(library({ index: 'src/index.ts', outlines: 'src/outlines.ts', random: 'src/random.ts' }))
