import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { drizzle } from 'drizzle-orm/node-postgres'
import { openEmbedded, lockFolder } from '@pkg/api/database'
import * as tables from '@pkg/api/schema'
import type { Settings } from '@pkg/api/settings'
import { now } from '@pkg/domain'
import { type Manifest, type Part, readArchive, writeArchive } from './archive'
import { BackupError } from './backup-error'
import { checkProgram, runProgram } from './postgres-programs'
import { countRows } from './rows'
import { backupTexts as texts } from './texts'

/** A backup that was written and verified. */
export interface WrittenBackup {
  manifest: Manifest
  bytes: number
}

/**
 * Writes the database and the uploaded files to one file. PostgreSQL can be in use meanwhile, because the backup is a snapshot. The embedded
 * database can't.
 * @throws {BackupError} with no file left behind, or {FolderInUse} while the API runs on the embedded database.
 */
export async function backUp(
  { databaseUrl, dataDirectory }: Pick<Settings, 'databaseUrl' | 'dataDirectory'>,
  file: string,
): Promise<WrittenBackup> {
  if (existsSync(file)) throw new BackupError(texts.exists(file))
  const partialFile = `${file}.partial`
  const uploads = join(dataDirectory, 'uploads')
  const withUploads = (part: Part): Part[] => [
    part,
    ...(existsSync(uploads) ? [{ name: 'uploads', path: uploads }] : []),
  ]
  const madeAt = now().toISOString()
  try {
    await rm(partialFile, { force: true })
    if (databaseUrl) {
      const folder = await mkdtemp(join(dirname(file), 'backup-'))
      try {
        const dump = { name: 'database.sql', path: join(folder, 'database.sql') }
        const rows = await dumpPostgres(databaseUrl, dump.path)
        await writeArchive(partialFile, withUploads(dump), { engine: 'postgres', madeAt, rows })
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    } else {
      const { rows, release } = await closeEmbedded(dataDirectory)
      try {
        const folder = { name: 'database', path: join(dataDirectory, 'database') }
        await writeArchive(partialFile, withUploads(folder), { engine: 'pglite', madeAt, rows })
      } finally {
        release()
      }
    }
    const manifest = await readArchive(partialFile)
    await rename(partialFile, file)
    return { manifest, bytes: (await stat(file)).size }
  } catch (error) {
    await rm(partialFile, { force: true })
    throw error
  }
}

/** Writes a snapshot of a database as SQL, and returns the row counts of the same snapshot. */
async function dumpPostgres(url: string, path: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const version = await client.query<{ major: number }>(
      `select current_setting('server_version_num')::int / 10000 as major`,
    )
    await checkProgram('pg_dump', version.rows[0]?.major ?? 0)
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id')
    const counts = await countRows(drizzle(client, { schema: tables }))
    const snapshot = `--snapshot=${rows[0]?.id ?? ''}`
    await runProgram('pg_dump', url, ['--no-owner', '--no-privileges', snapshot, `--file=${path}`])
    return counts
  } finally {
    await client.end()
  }
}

/** Counts the rows of an embedded database and closes it. Its files don't change until `release` is called. */
async function closeEmbedded(dataDirectory: string) {
  if (!existsSync(join(dataDirectory, 'database'))) throw new BackupError(texts.noDatabase(dataDirectory))
  const database = await openEmbedded(dataDirectory)
  let rows: Record<string, number>
  try {
    rows = await countRows(database.orm)
  } finally {
    await database.close()
  }
  return { rows, release: lockFolder(dataDirectory) }
}
