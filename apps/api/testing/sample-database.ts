import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Database } from '../src/database/database'
import { openEmbedded } from '../src/database/embedded'
import { migrate } from '../src/database/migrate'
import { openPostgres } from '../src/database/postgres'
import { fillSample } from './sample-catalog'
import { createOnce, onServer } from './test-run'

/** The sample database of a test run. Each test file gets a copy. */
export type SampleDatabase = { engine: 'pglite'; file: string } | { engine: 'postgres'; url: string; name: string }

/**
 * Returns the sample database, which the first worker of the run creates: creating it takes seconds, copying it less than one.
 * `TEST_DATABASE_URL` chooses PostgreSQL; otherwise PGlite runs.
 */
export async function sampleDatabase(): Promise<SampleDatabase> {
  const run = inject('testRun')
  const url = process.env['TEST_DATABASE_URL']
  if (url) {
    const name = run.sampleName
    await createOnce(run, 'sample', async () => {
      await onServer(url, `create database ${name}`)
      const database = openPostgres(databaseUrl(url, name), () => undefined)
      await fill(database)
      await database.close()
    })
    return { engine: 'postgres', url, name }
  }
  const file = join(run.folder, 'sample.tar')
  await createOnce(run, 'sample', async () => {
    const database = await openEmbedded('memory')
    await fill(database)
    await writeFile(file, new Uint8Array(await (await database.dump()).arrayBuffer()))
    await database.close()
  })
  return { engine: 'pglite', file }
}

/** Returns a copy of the sample database and a function that drops it. */
export async function copySample(): Promise<{ database: Database; drop: () => Promise<void> }> {
  const sample = await sampleDatabase()
  if (sample.engine === 'pglite') {
    return { database: await openEmbedded('memory', await openAsBlob(sample.file)), drop: () => Promise.resolve() }
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(sample.url, `create database ${name} template ${sample.name}`)
  const database = openPostgres(databaseUrl(sample.url, name), () => undefined)
  return { database, drop: () => onServer(sample.url, `drop database ${name} with (force)`) }
}

async function fill(database: Database): Promise<void> {
  await migrate(database)
  await fillSample(database)
}

/** Returns the URL of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}
