import { styledLibrary } from '@pkg/config/tsup'
import { defineConfig } from 'tsup'

export default defineConfig(
  styledLibrary({
    index: 'src/index.ts',
    machines: 'src/machines/index.ts',
    services: 'src/services-over-api/index.ts',
  }),
)
