import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { openEmbedded, lockFolder } from '@pkg/api/database'
import type { Settings } from '@pkg/api/settings'
import { type Manifest, readArchive } from './archive'
import { Cannot } from './backup-error'
import { checkProgram, runProgram } from './postgres-programs'
import { countRows } from './rows'
import { backupTexts as texts } from './texts'

/**
 * Puts a backup in the place of what is there. It is unpacked and checked beside it first, so that whatever fails leaves everything as it was.
 * @throws {Cannot} also where something is there and `isForced` is not set; {FolderInUse} while the API runs on the embedded database.
 */
export async function restore(
  { databaseUrl, dataDirectory }: Pick<Settings, 'databaseUrl' | 'dataDirectory'>,
  file: string,
  isForced: boolean,
): Promise<Manifest> {
  await mkdir(dataDirectory, { recursive: true })
  const release = databaseUrl ? () => undefined : lockFolder(dataDirectory)
  const folder = await mkdtemp(join(dataDirectory, 'restore-'))
  try {
    await checkEmpty({ databaseUrl, dataDirectory }, isForced)
    const manifest = await readArchive(file, folder).catch((problem: Error) => {
      throw new Cannot(texts.damaged(file, problem.message))
    })
    const wanted = databaseUrl ? 'postgres' : 'pglite'
    if (manifest.engine !== wanted) throw new Cannot(texts.otherEngine(manifest.engine, wanted))
    if (databaseUrl) await loadPostgres(databaseUrl, folder, manifest.rows)
    else {
      await checkEmbedded(folder, manifest.rows)
      await replace(dataDirectory, 'database', folder)
    }
    await replace(dataDirectory, 'uploads', folder)
    return manifest
  } finally {
    await rm(folder, { recursive: true, force: true })
    release()
  }
}

async function checkEmpty({ databaseUrl, dataDirectory }: Place, isForced: boolean): Promise<void> {
  if (databaseUrl) await checkServer(databaseUrl, isForced)
  else if (!isForced && existsSync(join(dataDirectory, 'database'))) {
    throw new Cannot(texts.notEmpty(join(dataDirectory, 'database')))
  }
  const uploads = join(dataDirectory, 'uploads')
  const kept = existsSync(uploads) ? await readdir(uploads, { recursive: true, withFileTypes: true }) : []
  if (!isForced && kept.some((entry) => entry.isFile())) throw new Cannot(texts.notEmpty(uploads))
}

interface Place {
  databaseUrl: string | undefined
  dataDirectory: string
}

async function checkServer(url: string, isForced: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ major: number; tables: number; others: number }>(`
      select current_setting('server_version_num')::int / 10000 as major,
        (select count(*)::int from pg_tables where schemaname in ('public', 'pgboss')) as tables,
        (select count(*)::int from pg_stat_activity where datname = current_database()
          and pid <> pg_backend_pid() and backend_type = 'client backend') as others`)
    const { major = 0, tables = 0, others = 0 } = rows[0] ?? {}
    if (tables > 0 && !isForced) throw new Cannot(texts.notEmpty('The database'))
    if (others > 0) throw new Cannot(texts.inUse(others))
    await checkProgram('psql', major)
  } finally {
    await client.end()
  }
}

/** Empties the database, loads the backup and counts it, in one transaction: whatever is not right undoes it all. */
async function loadPostgres(url: string, folder: string, rows: Manifest['rows']): Promise<void> {
  const emptying = join(folder, 'emptying.sql')
  const counting = join(folder, 'counting.sql')
  await writeFile(
    emptying,
    `set lock_timeout = '10s'; drop schema if exists pgboss cascade; drop schema if exists public cascade; create schema public;\n`,
  )
  await writeFile(
    counting,
    Object.entries(rows)
      .map(
        ([table, wanted]) =>
          `do $$ declare found int := (select count(*) from ${table}); begin if found <> ${wanted} then
            raise exception '% has % rows where the backup names %', '${table}', found, ${wanted}; end if; end $$;`,
      )
      .join('\n'),
  )
  await runProgram('psql', url, [
    '--no-psqlrc',
    '--quiet',
    '--set=ON_ERROR_STOP=1',
    '--single-transaction',
    ...[emptying, join(folder, 'database.sql'), counting].map((script) => `--file=${script}`),
  ])
  // The planner knows nothing of a table that was just loaded.
  await runProgram('psql', url, ['--no-psqlrc', '--quiet', '--command=vacuum (analyze)'])
}

/** Opens the unpacked database as it will be opened, and counts it. */
async function checkEmbedded(folder: string, rows: Manifest['rows']): Promise<void> {
  const database = await openEmbedded(folder)
  let found: Record<string, number>
  try {
    found = await countRows(database.orm)
  } finally {
    await database.close()
  }
  for (const [table, wanted] of Object.entries(rows)) {
    if (found[table] !== wanted) throw new Cannot(texts.miscounted(table, wanted, found[table] ?? 0))
  }
}

/** Puts what was unpacked in the place of what is there. A process killed in between leaves the old one in `folder`, where nobody deletes it. */
async function replace(dataDirectory: string, name: string, folder: string): Promise<void> {
  const place = join(dataDirectory, name)
  if (existsSync(place)) await rename(place, join(folder, `${name}.before`))
  if (existsSync(join(folder, name))) await rename(join(folder, name), place)
}
