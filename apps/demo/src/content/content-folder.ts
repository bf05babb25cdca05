import { fileURLToPath } from 'node:url'

/** The folder of the content entries that come with the product. */
export const contentFolder = fileURLToPath(new URL('../../content', import.meta.url))
