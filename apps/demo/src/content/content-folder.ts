import { fileURLToPath } from 'node:url'

/** The folder with the demo content entries. */
export const contentFolder = fileURLToPath(new URL('../../content', import.meta.url))
