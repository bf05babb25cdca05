import { fileURLToPath } from 'node:url'

/** The folder of the demo catalog, which `npm run catalog --workspace @pkg/demo` saves. */
export const demoCatalog = fileURLToPath(new URL('../../../demo/build/catalog', import.meta.url))
