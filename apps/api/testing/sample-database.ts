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
import { makeOnce, onServer } from './test-run'

/** The sample database of a run, of which each test file gets a copy. */
export type SampleDatabase = { engine: 'pglite'; file: string } | { engine: 'postgres'; url: string; name: string }

/**
 * Returns the sample database, made by the first worker of the run that asks: to make one costs seconds, to copy it less than one.
 * `TEST_DATABASE_URL` chooses PostgreSQL; otherwise PGlite runs.
 */
export async function sampleDatabase(): Promise<SampleDatabase> {
  const run = inject('testRun')
  const url = process.env['TEST_DATABASE_URL']
  if (url) {
    const name = run.sampleName
    await makeOnce(run, 'sample', async () => {
      await onServer(url, `create database ${name}`)
      const database = openPostgres(databaseUrl(url, name), () => undefined)
      await fill(database)
      await database.close()
    })
    return { engine: 'postgres', url, name }
  }
  const file = join(run.folder, 'sample.tar')
  await makeOnce(run, 'sample', async () => {
    const database = await openEmbedded('memory')
    await fill(database)
    await writeFile(file, new Uint8Array(await (await database.dump()).arrayBuffer()))
    await database.close()
  })
  return { engine: 'pglite', file }
}

/** Returns a copy of the sample database, and how to drop it. */
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

/** Returns the address of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}
