import { styledLibrary } from '@pkg/config/tsup'
import { defineConfig } from 'tsup'

const entry = {
  index: 'src/index.ts',
  machines: 'src/machines/index.ts',
  services: 'src/services-over-api/index.ts',
}

// The script of the element is built by `vite.element.config.ts`; its types come from here.
export default defineConfig(styledLibrary(entry, { ...entry, element: 'src/element/index.ts' }))
