import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** What the workers of one Vitest run share: a folder for files that one of them makes for all, and a name for databases. */
export interface TestRun {
  folder: string
  sampleName: string
}

declare module 'vitest' {
  interface ProvidedContext {
    testRun: TestRun
  }
}

/** Gives a Vitest run its folder, and removes afterwards what its workers made. Nothing is made before a test needs it. */
export default async function openTestRun({ provide }: { provide: (name: 'testRun', run: TestRun) => void }) {
  const folder = await mkdtemp(join(tmpdir(), 'hearthway-tests-'))
  const sampleName = `sample_${randomUUID().replaceAll('-', '')}`
  provide('testRun', { folder, sampleName })
  return async () => {
    await rm(folder, { recursive: true, force: true })
    await rm(join(process.cwd(), `programs-${basename(folder)}`), { recursive: true, force: true })
    const url = process.env['TEST_DATABASE_URL']
    if (url) await onServer(url, `drop database if exists ${sampleName} with (force)`)
  }
}

/** Lets one worker of a run make something; the others wait until it is there. */
export async function makeOnce({ folder }: TestRun, name: string, make: () => Promise<void>): Promise<void> {
  const done = join(folder, `${name}.done`)
  const isFirst = await mkdir(join(folder, `${name}.lock`)).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    await make()
    await mkdir(done)
    return
  }
  for (let waited = 0; waited < millisecondsToMake; waited += 20) {
    if (await stat(done).catch(() => undefined)) return
    await pause(20)
  }
  throw new Error(`Another test worker did not make ${name} within ${millisecondsToMake / 1000} s`)
}

const millisecondsToMake = 120_000

/** Runs a statement on a server rather than on one of its databases, such as `create database`. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
