import { fileURLToPath } from 'node:url'

/** The migrations that `drizzle-kit generate` wrote. This file lies as deep in `src` as its build does in `dist`. */
export const migrationsFolder = fileURLToPath(new URL('../drizzle', import.meta.url))
