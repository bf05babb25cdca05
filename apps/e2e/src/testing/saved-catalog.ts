import { fileURLToPath } from 'node:url'

/** The data folder that `save-catalog.ts` fills, and that each run of journeys copies. */
export const savedCatalog = fileURLToPath(new URL('../../build/catalog', import.meta.url))
