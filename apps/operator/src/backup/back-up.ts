import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { drizzle } from 'drizzle-orm/node-postgres'
import { openEmbedded, lockFolder } from '@pkg/api/database'
import * as tables from '@pkg/api/schema'
import type { Settings } from '@pkg/api/settings'
import { type Manifest, type Part, readArchive, writeArchive } from './archive'
import { Cannot } from './backup-error'
import { checkProgram, runProgram } from './postgres-programs'
import { countRows } from './rows'
import { backupTexts as texts } from './texts'

/** A backup that was written and read back. */
export interface Written {
  manifest: Manifest
  bytes: number
}

/**
 * Writes the database and the files that people handed in into one file. PostgreSQL may be in use: what is written is one moment of it. The
 * embedded database must not be.
 * @throws {Cannot} with nothing left behind; {FolderInUse} while the API runs on the embedded database.
 */
export async function backUp(
  { databaseUrl, dataDirectory }: Pick<Settings, 'databaseUrl' | 'dataDirectory'>,
  file: string,
): Promise<Written> {
  if (existsSync(file)) throw new Cannot(texts.exists(file))
  const half = `${file}.half`
  const uploads = join(dataDirectory, 'uploads')
  const withUploads = (part: Part): Part[] => [
    part,
    ...(existsSync(uploads) ? [{ name: 'uploads', path: uploads }] : []),
  ]
  const madeAt = new Date().toISOString()
  try {
    await rm(half, { force: true })
    if (databaseUrl) {
      const folder = await mkdtemp(join(dirname(file), 'backup-'))
      try {
        const dump = { name: 'database.sql', path: join(folder, 'database.sql') }
        const rows = await dumpPostgres(databaseUrl, dump.path)
        await writeArchive(half, withUploads(dump), { engine: 'postgres', madeAt, rows })
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    } else {
      const { rows, release } = await restEmbedded(dataDirectory)
      try {
        const folder = { name: 'database', path: join(dataDirectory, 'database') }
        await writeArchive(half, withUploads(folder), { engine: 'pglite', madeAt, rows })
      } finally {
        release()
      }
    }
    const manifest = await readArchive(half)
    await rename(half, file)
    return { manifest, bytes: (await stat(file)).size }
  } catch (problem) {
    await rm(half, { force: true })
    throw problem
  }
}

/** Writes one moment of a database as SQL, and gives the rows of that same moment. */
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

/** Counts an embedded database and closes it, so that its files are at rest; they stay so until `release`. */
async function restEmbedded(dataDirectory: string) {
  if (!existsSync(join(dataDirectory, 'database'))) throw new Cannot(texts.noDatabase(dataDirectory))
  const database = await openEmbedded(dataDirectory)
  let rows: Record<string, number>
  try {
    rows = await countRows(database.orm)
  } finally {
    await database.close()
  }
  return { rows, release: lockFolder(dataDirectory) }
}
