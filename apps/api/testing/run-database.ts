import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Database } from '../src/database/database'
import { openEmbedded } from '../src/database/embedded'
import { migrate } from '../src/database/migrate'
import { openPostgres } from '../src/database/postgres'
import { createOnce, onServer } from './test-run'

/** A database of a test run. Test files use copies of it. */
export type RunDatabase = { engine: 'pglite'; file: string } | { engine: 'postgres'; url: string; name: string }

/**
 * Returns a migrated database that the first worker of the run fills: filling it takes seconds, copying it less than one.
 * `TEST_DATABASE_URL` chooses PostgreSQL; otherwise PGlite runs.
 */
export async function runDatabase(label: string, fill: (database: Database) => Promise<void>): Promise<RunDatabase> {
  const run = inject('testRun')
  const url = process.env['TEST_DATABASE_URL']
  if (url) {
    const name = `${run.databasePrefix}_${label}`
    await createOnce(run, label, async () => {
      await onServer(url, `create database ${name}`)
      const database = openPostgres(databaseUrl(url, name), () => undefined)
      await migrate(database)
      await fill(database)
      await database.close()
    })
    return { engine: 'postgres', url, name }
  }
  const file = join(run.folder, `${label}.tar`)
  await createOnce(run, label, async () => {
    const database = await openEmbedded('memory')
    await migrate(database)
    await fill(database)
    await writeFile(file, new Uint8Array(await (await database.dump()).arrayBuffer()))
    await database.close()
  })
  return { engine: 'pglite', file }
}

/** Opens a copy of a database. Returns it with a function that drops it. */
export async function openCopy(source: RunDatabase): Promise<{ database: Database; drop: () => Promise<void> }> {
  if (source.engine === 'pglite') {
    return { database: await openEmbedded('memory', await openAsBlob(source.file)), drop: () => Promise.resolve() }
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(source.url, `create database ${name} template ${source.name}`)
  const database = openPostgres(databaseUrl(source.url, name), () => undefined)
  return { database, drop: () => onServer(source.url, `drop database ${name} with (force)`) }
}

/** Returns the URL of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}
