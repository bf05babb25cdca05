import { fileURLToPath } from 'node:url'

/** The entries that come with the product. This file lies as deep in `src` as its build does in `dist`. */
export const contentFolder = fileURLToPath(new URL('../content', import.meta.url))
