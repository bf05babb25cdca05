import type { Settings } from '../settings'
import type { Database } from './database'
import { openEmbedded } from './embedded'
import { openPostgres } from './postgres'

/**
 * Opens the database that the settings name: PostgreSQL, or the embedded one in the data folder.
 * @throws {FolderInUse} when another process has the data folder.
 */
export async function openDatabase(settings: Settings): Promise<Database> {
  return settings.databaseUrl
    ? openPostgres(settings.databaseUrl, (problem) => console.error(`A database connection broke: ${problem.message}`))
    : openEmbedded(settings.dataDirectory)
}
