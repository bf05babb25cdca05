import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** What the workers of one Vitest run share: a folder for files that one worker creates for all, and how the names of its databases begin. */
export interface TestRun {
  folder: string
  databasePrefix: string
}

declare module 'vitest' {
  interface ProvidedContext {
    testRun: TestRun
  }
}

/** Creates the folder of a Vitest run. Returns a function that removes what the workers created. */
export default async function openTestRun({ provide }: { provide: (name: 'testRun', run: TestRun) => void }) {
  const folder = await mkdtemp(join(tmpdir(), 'hearthway-tests-'))
  const databasePrefix = `run_${randomUUID().replaceAll('-', '')}`
  provide('testRun', { folder, databasePrefix })
  return async () => {
    await rm(folder, { recursive: true, force: true })
    await rm(join(process.cwd(), `programs-${basename(folder)}`), { recursive: true, force: true })
    const url = process.env['TEST_DATABASE_URL']
    if (url) await dropDatabases(url, databasePrefix)
  }
}

/** Creates something in one worker of a run. The others wait until it exists. */
export async function createOnce({ folder }: TestRun, name: string, create: () => Promise<void>): Promise<void> {
  const done = join(folder, `${name}.done`)
  const isFirst = await mkdir(join(folder, `${name}.lock`)).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    await create()
    await mkdir(done)
    return
  }
  const started = performance.now()
  while (performance.now() - started < millisecondsToCreate) {
    if (await stat(done).catch(() => undefined)) return
    await pause(20)
  }
  throw new Error(`Another test worker didn't create ${name} within ${millisecondsToCreate / 1000} s`)
}

/** Less than the limit of a hook, which would end the wait without its error. */
const millisecondsToCreate = 240_000

/** Runs a statement that doesn't belong to one database, such as `create database`. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database where datname like $1', [
      `${prefix}%`,
    ])
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  } finally {
    await client.end()
  }
}
