import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Database } from '../src/database/database'
import { openEmbedded } from '../src/database/embedded'
import { migrate } from '../src/database/migrate'
import { openPostgres } from '../src/database/postgres'
import { startQueue } from '../src/jobs/queue'
import { fillSample } from './sample-catalogue'

/** Where the sample database of a run lies, of which each test file gets a copy. */
export type SampleDatabase = { engine: 'pglite'; file: string } | { engine: 'postgres'; url: string; name: string }

declare module 'vitest' {
  interface ProvidedContext {
    sample: SampleDatabase
  }
}

/**
 * Makes the sample database once for a run: to make one anew costs seconds, to copy it less than one. `TEST_DATABASE_URL` chooses
 * PostgreSQL, else PGlite runs.
 */
export default async function makeSample({ provide }: { provide: (name: 'sample', sample: SampleDatabase) => void }) {
  const url = process.env['TEST_DATABASE_URL']
  if (url) {
    const name = `sample_${randomUUID().replaceAll('-', '')}`
    await onServer(url, `create database ${name}`)
    const database = openPostgres(databaseUrl(url, name), () => undefined)
    await fill(database)
    await database.close()
    provide('sample', { engine: 'postgres', url, name })
    return () => onServer(url, `drop database ${name} with (force)`)
  }
  const folder = await mkdtemp(join(tmpdir(), 'sample-database-'))
  const file = join(folder, 'sample.tar')
  const database = await openEmbedded('memory')
  await fill(database)
  await writeFile(file, new Uint8Array(await (await database.dump()).arrayBuffer()))
  await database.close()
  provide('sample', { engine: 'pglite', file })
  return () => rm(folder, { recursive: true })
}

/** A copy of the sample database, and how to get rid of it. */
export async function copyOfSample(sample: SampleDatabase): Promise<{ database: Database; drop: () => Promise<void> }> {
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
  const queue = await startQueue(
    database,
    { assign: ignore, 'assign-real-estate': ignore, changed: ignore, 'end-offer': ignore },
    () => undefined,
    (problem) => {
      throw problem
    },
  )
  await queue.stop()
}

const ignore = () => Promise.resolve()

/** Runs a statement that concerns a server and no database of it. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** The address of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}
