import { library } from '@pkg/config/tsup'
import { defineConfig } from 'tsup'

export default defineConfig(
  library({ index: 'src/index.ts', disclosures: 'src/disclosures.ts', 'spanish-names': 'src/spanish-names.ts' }),
)
