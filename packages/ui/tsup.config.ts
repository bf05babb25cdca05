import { styledLibrary } from '@pkg/config/tsup'
import { defineConfig } from 'tsup'

export default defineConfig(styledLibrary(['src/index.ts']))
