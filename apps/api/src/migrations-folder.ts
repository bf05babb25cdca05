import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The folder of the migrations that `drizzle-kit generate` wrote. Found by the package's name, because programs bundle this file. */
export const migrationsFolder = join(
  dirname(createRequire(import.meta.url).resolve('@pkg/api/package.json')),
  'drizzle',
)
