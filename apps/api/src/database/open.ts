import type { Settings } from '../settings'
import type { Database } from './database'
import { openEmbedded } from './embedded'
import { openPostgres } from './postgres'

/**
 * Opens the configured database: PostgreSQL, or the embedded one in the data folder.
 * @throws {FolderInUse} when another process uses the data folder.
 */
export async function openDatabase(settings: Settings): Promise<Database> {
  return settings.databaseUrl
    ? openPostgres(settings.databaseUrl, (error) => console.error(`Lost a database connection: ${error.message}`))
    : openEmbedded(settings.dataDirectory)
}
