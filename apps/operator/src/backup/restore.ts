import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { openEmbedded, lockFolder } from '@pkg/api/database'
import type { Settings } from '@pkg/api/settings'
import { type Manifest, readArchive } from './archive'
import { BackupError } from './backup-error'
import { checkProgram, runProgram } from './postgres-programs'
import { replaceFiles } from './replace-files'
import { countRows } from './rows'
import { backupTexts as texts } from './texts'

/** A backup that was restored. */
export interface RestoredBackup {
  manifest: Manifest
  /** What the person should do afterwards, if anything. */
  warning?: string
}

/**
 * Restores a backup. Unpacks and verifies it in another folder first, so a failure changes nothing.
 * @throws {BackupError} also when the target isn't empty and `isForced` is false, or {FolderInUse} while the API runs on the embedded database.
 */
export async function restore(
  { databaseUrl, dataDirectory }: Pick<Settings, 'databaseUrl' | 'dataDirectory'>,
  file: string,
  isForced: boolean,
): Promise<RestoredBackup> {
  if (!existsSync(file)) throw new BackupError(texts.missingFile(file))
  await mkdir(dataDirectory, { recursive: true })
  const release = databaseUrl ? () => undefined : lockFolder(dataDirectory)
  const folder = await mkdtemp(join(dataDirectory, 'restore-'))
  try {
    await checkTarget({ databaseUrl, dataDirectory }, isForced)
    const manifest = await readArchive(file, folder).catch((error: Error) => {
      throw new BackupError(texts.damaged(file, error.message))
    })
    const engine = databaseUrl ? 'postgres' : 'pglite'
    if (manifest.engine !== engine) throw new BackupError(texts.otherEngine(manifest.engine, engine))
    if (!databaseUrl) await checkEmbedded(folder, manifest.rows)
    await replaceFiles(dataDirectory, folder, async () => {
      if (databaseUrl) await loadPostgres(databaseUrl, folder, manifest.rows)
    })
    const isAnalyzed = !databaseUrl || (await analyze(databaseUrl))
    return { manifest, ...(isAnalyzed ? {} : { warning: texts.notAnalyzed }) }
  } finally {
    await rm(folder, { recursive: true, force: true })
    release()
  }
}

async function checkTarget({ databaseUrl, dataDirectory }: Target, isForced: boolean): Promise<void> {
  if (databaseUrl) await checkServer(databaseUrl, isForced)
  else if (!isForced && existsSync(join(dataDirectory, 'database'))) {
    throw new BackupError(texts.notEmpty(join(dataDirectory, 'database')))
  }
  const uploads = join(dataDirectory, 'uploads')
  const entries = existsSync(uploads) ? await readdir(uploads, { recursive: true, withFileTypes: true }) : []
  if (!isForced && entries.some((entry) => entry.isFile())) throw new BackupError(texts.notEmpty(uploads))
}

interface Target {
  databaseUrl: string | undefined
  dataDirectory: string
}

async function checkServer(url: string, isForced: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ version: number; tables: number }>(`
      select current_setting('server_version_num')::int / 10000 as version,
        (select count(*)::int from pg_tables where schemaname in ('public', 'pgboss')) as tables`)
    const { version = 0, tables = 0 } = rows[0] ?? {}
    if (tables > 0 && !isForced) throw new BackupError(texts.notEmpty(texts.database))
    const connections = await countOtherConnections(client)
    if (connections > 0) throw new BackupError(texts.inUse(connections))
    await checkProgram('psql', version)
  } finally {
    await client.end()
  }
}

/** The time in milliseconds in which a server ends the connections that clients have closed. */
const closingTime = 5000

/** Returns the number of other connections that are still open after the closing time. A server needs a moment to end a closed one. */
async function countOtherConnections(client: pg.Client): Promise<number> {
  for (const end = performance.now() + closingTime; ; await pause(100)) {
    const { rows } = await client.query<{ count: number }>(`
      select count(*)::int as count from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and backend_type = 'client backend'`)
    const count = rows[0]?.count ?? 0
    if (count === 0 || performance.now() > end) return count
  }
}

/** Empties the database, loads the backup, and counts its rows in one transaction, so any failure rolls everything back. */
async function loadPostgres(url: string, folder: string, rows: Manifest['rows']): Promise<void> {
  const emptyScript = join(folder, 'empty.sql')
  const countScript = join(folder, 'count.sql')
  await writeFile(
    emptyScript,
    `set lock_timeout = '10s'; drop schema if exists pgboss cascade; drop schema if exists public cascade; create schema public;\n`,
  )
  await writeFile(
    countScript,
    Object.entries(rows)
      .map(
        ([table, expected]) =>
          `do $$ declare actual int := (select count(*) from ${table}); begin if actual <> ${expected} then
            raise exception '% has % rows, but the backup lists %', '${table}', actual, ${expected}; end if; end $$;`,
      )
      .join('\n'),
  )
  await runProgram('psql', url, [
    '--no-psqlrc',
    '--quiet',
    '--set=ON_ERROR_STOP=1',
    '--single-transaction',
    ...[emptyScript, join(folder, 'database.sql'), countScript].map((script) => `--file=${script}`),
  ])
}

/** Collects the planner's statistics, which tables that were just loaded don't have. Returns whether it succeeded. */
async function analyze(url: string): Promise<boolean> {
  try {
    await runProgram('psql', url, ['--no-psqlrc', '--quiet', '--command=vacuum (analyze)'])
    return true
  } catch {
    return false
  }
}

/** Opens the unpacked database as the API will, and compares its row counts. */
async function checkEmbedded(folder: string, rows: Manifest['rows']): Promise<void> {
  const database = await openEmbedded(folder)
  let actual: Record<string, number>
  try {
    actual = await countRows(database.orm)
  } finally {
    await database.close()
  }
  for (const [table, expected] of Object.entries(rows)) {
    if (actual[table] !== expected) throw new BackupError(texts.rowMismatch(table, expected, actual[table] ?? 0))
  }
}
