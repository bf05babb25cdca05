import { randomUUID } from 'node:crypto'
import type * as FileSystem from 'node:fs/promises'
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  open,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Database, openEmbedded, lockFolder, migrate, openPostgres } from '@pkg/api/database'
import { families } from '@pkg/api/schema'
import { databaseUrl } from '@pkg/api/testing/run-database'
import { onServer } from '@pkg/api/testing/test-run'
import { type TestPostgres, startTestPostgres } from '@pkg/api/testing/test-postgres'
import { fillSample } from '@pkg/api/testing/sample-catalog'
import { backUp } from './back-up'
import { restore } from './restore'
import { countRows } from './rows'

vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof FileSystem>()
  return { ...original, rename: vi.fn(original.rename), open: vi.fn(original.open) }
})

const documentText = 'The license of an advisor'
let folder: string
let server: TestPostgres
const previousPrograms = process.env['POSTGRES_PROGRAMS']

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-test-'))
  server = await startTestPostgres()
  process.env['POSTGRES_PROGRAMS'] = server.programs
})

afterAll(async () => {
  if (previousPrograms === undefined) delete process.env['POSTGRES_PROGRAMS']
  else process.env['POSTGRES_PROGRAMS'] = previousPrograms
  await server.stop()
  await rm(folder, { recursive: true })
})

interface Target {
  dataDirectory: string
  databaseUrl?: string
}

describe.each(['pglite', 'postgres'] as const)('%s', (engine) => {
  let target: Target
  let file: string
  const email = 'dana@families.example'

  const openTarget = async (): Promise<Database> =>
    target.databaseUrl ? openPostgres(target.databaseUrl, () => undefined) : openEmbedded(target.dataDirectory)
  const withDatabase = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await openTarget()
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }
  const documentsFolder = () => join(target.dataDirectory, 'uploads', 'agent-documents')
  const readState = () =>
    withDatabase(async ({ orm }) => ({
      rows: await countRows(orm),
      families: await orm.select().from(families).where(eq(families.email, email)),
    }))
  /** Expects the database as it was, and no temporary files. */
  const expectUnchanged = async () => {
    expect((await readState()).families).toHaveLength(1)
    await expectNoTemporaryFiles()
  }
  const expectNoTemporaryFiles = async () => {
    const names = await readdir(target.dataDirectory)
    expect(names.filter((name) => !['uploads', 'database'].includes(name))).toEqual([])
  }

  /** A database with the sample, a family, and a document. Each test gets a copy of it, and of its backup. */
  const original = `original_${randomUUID().replaceAll('-', '')}`
  const originalBackup = () => join(folder, `${original}.backup`)
  beforeAll(async () => {
    await useTarget(original, (name) => `create database ${name}`)
    await withDatabase(async (database) => {
      await migrate(database)
      await fillSample(database)
      await database.orm.insert(families).values({ name: 'Dana Whitfield', email, search: 'dana', answers: {} })
      // Earlier versions stored jobs in this schema, so their backups contain it.
      await database.script("create schema pgboss; create table pgboss.job as select 'send-outbox' as name")
    })
    await mkdir(documentsFolder(), { recursive: true })
    await writeFile(join(documentsFolder(), 'license'), documentText)
    await backUp(target, originalBackup())
  })

  beforeEach(async () => {
    const name = `copy_${randomUUID().replaceAll('-', '')}`
    await cp(join(folder, original), join(folder, name), { recursive: true })
    await useTarget(name, () => `create database ${name} template ${original}`)
    file = join(folder, `${name}.backup`)
    await cp(originalBackup(), file)
  })

  async function useTarget(name: string, createDatabase: (name: string) => string): Promise<void> {
    const dataDirectory = join(folder, name)
    await mkdir(dataDirectory, { recursive: true })
    target = { dataDirectory }
    if (engine === 'pglite') return
    await onServer(server.url, createDatabase(name))
    target.databaseUrl = databaseUrl(server.url, name)
  }

  test('restores every row and file, including backups with pg-boss tables [BIZ-008]', async () => {
    const state = await readState()
    expect(state.rows['pgboss.job']).toBe(1)
    if (target.databaseUrl) {
      await withDatabase((database) =>
        database.script('drop schema public cascade; create schema public; drop schema pgboss cascade'),
      )
    }
    await rm(target.dataDirectory, { recursive: true })
    await restore(target, file, false)
    expect(await readState()).toEqual(state)
    expect(await readFile(join(documentsFolder(), 'license'), 'utf8')).toBe(documentText)
    await expectNoTemporaryFiles()
  })

  test('replaces existing data only with --force [BIZ-008]', async () => {
    const readName = async () => (await readState()).families[0]?.name
    await withDatabase(async ({ orm }) => {
      await orm.update(families).set({ name: 'Someone else' }).where(eq(families.email, email))
    })
    await writeFile(join(documentsFolder(), 'later'), 'A later document')
    await expect(restore(target, file, false)).rejects.toThrow(/isn't empty\. Use --force/)
    expect(await readName()).toBe('Someone else')
    await restore(target, file, true)
    expect(await readName()).toBe('Dana Whitfield')
    expect(await readdir(documentsFolder())).toEqual(['license'])
  })

  // The folder of the uploaded files can be a mount point, which no one can rename.
  test('replaces the uploaded files inside their folder [BIZ-008]', async () => {
    const uploads = join(target.dataDirectory, 'uploads')
    const { ino } = await stat(uploads)
    await writeFile(join(documentsFolder(), 'later'), 'A later document')
    await restore(target, file, true)
    expect((await stat(uploads)).ino).toBe(ino)
    expect(await readdir(uploads)).toEqual(['agent-documents'])
    expect(await readdir(documentsFolder())).toEqual(['license'])
  })

  test('changes nothing when a folder cannot be replaced [BIZ-008]', async () => {
    await writeFile(join(documentsFolder(), 'later'), 'A later document')
    const moved = engine === 'pglite' ? 'database' : 'agent-documents'
    const { rename: renameFile } = await vi.importActual<typeof FileSystem>('node:fs/promises')
    let movesTo = 0
    vi.mocked(rename).mockImplementation(async (from, to) => {
      if (
        String(to) === join(target.dataDirectory, moved) ||
        String(to) === join(target.dataDirectory, 'uploads', moved)
      )
        if (++movesTo === 1) throw new Error('No space left on device')
      await renameFile(from, to)
    })
    await expect(restore(target, file, true)).rejects.toThrow('No space left on device')
    vi.mocked(rename).mockImplementation(renameFile)
    await expectUnchanged()
    expect(await readdir(documentsFolder())).toEqual(['later', 'license'])
    expect(await readdir(join(target.dataDirectory, 'uploads'))).toEqual(['agent-documents'])
  })

  test('leaves out documents that are being written or deleted during a backup [BIZ-008]', async () => {
    const { open: openFile } = await vi.importActual<typeof FileSystem>('node:fs/promises')
    const deleted = join(documentsFolder(), 'deleted')
    await writeFile(deleted, documentText)
    await writeFile(join(documentsFolder(), 'new.half'), documentText)
    vi.mocked(open).mockImplementation(async (...parameters) => {
      if (parameters[0] === deleted) await rm(deleted, { force: true })
      return openFile(...parameters)
    })
    const { manifest } = await backUp(target, `${file}.second`)
    vi.mocked(open).mockImplementation(openFile)
    expect(Object.keys(manifest.parts).filter((name) => name.startsWith('uploads/'))).toEqual([
      'uploads/agent-documents/license',
    ])
  })

  test('rejects an incomplete or changed backup without changing anything [BIZ-008]', async () => {
    const { size } = await stat(file)
    const complete = await readFile(file)
    for (const length of [size - 1, Math.floor(size / 2), 10, 0]) {
      await truncate(file, length)
      await expect(restore(target, file, true), `cut to ${length}`).rejects.toThrow(
        /is incomplete or damaged.*Nothing was changed/,
      )
      await writeFile(file, complete)
    }
    complete[Math.floor(size / 2)] = (complete[Math.floor(size / 2)] ?? 0) ^ 1
    await writeFile(file, complete)
    await expect(restore(target, file, true)).rejects.toThrow('is incomplete or damaged')
    await expectUnchanged()
  })

  test('never overwrites a file, and lets only its owner read a backup [BIZ-008]', async () => {
    await expect(backUp(target, file)).rejects.toThrow('already exists')
    expect((await stat(originalBackup())).mode & 0o777).toBe(0o600)
  })

  if (engine === 'pglite') {
    test('leaves the embedded database alone while another process uses it [BIZ-008]', async () => {
      const release = lockFolder(target.dataDirectory)
      await writeFile(join(target.dataDirectory, 'lock'), String(process.ppid))
      await expect(backUp(target, `${file}.second`)).rejects.toThrow(/is in use by process/)
      await expect(restore(target, file, true)).rejects.toThrow(/is in use by process/)
      release()
      await expectUnchanged()
    })
  } else {
    test('backs up a database in use, and does not restore to it [BIZ-008]', async () => {
      await withDatabase(async ({ orm }) => {
        await orm.select().from(families).limit(1)
        await backUp(target, `${file}.second`)
        await expect(restore(target, file, true)).rejects.toThrow(/1 other connection is using the database/)
      })
      await expectUnchanged()
    })

    test('puts the uploaded files back when the database cannot be loaded [BIZ-008]', async () => {
      await writeFile(join(documentsFolder(), 'later'), 'A later document')
      await withPsql('case "$*" in *database.sql*) exit 1;; esac', async () => {
        await expect(restore(target, file, true)).rejects.toThrow('psql failed. Nothing was changed.')
      })
      await expectUnchanged()
      expect(await readdir(documentsFolder())).toEqual(['later', 'license'])
    })

    test('restores everything and warns when the new tables cannot be analyzed [BIZ-008]', async () => {
      await writeFile(join(documentsFolder(), 'later'), 'A later document')
      await withPsql('case "$*" in *vacuum*) exit 1;; esac', async () => {
        const { warning } = await restore(target, file, true)
        expect(warning).toMatch(/^The backup is restored, but .* Run `vacuum \(analyze\)`/)
      })
      await expectUnchanged()
      expect(await readdir(documentsFolder())).toEqual(['license'])
    })

    /** Runs with a psql that starts with a line of shell script. */
    async function withPsql(line: string, work: () => Promise<void>): Promise<void> {
      const programs = await mkdtemp(join(folder, 'programs-'))
      const psql = join(programs, 'psql')
      await writeFile(psql, `#!/bin/sh\n${line}\nexec '${join(server.programs, 'psql')}' "$@"\n`)
      await chmod(psql, 0o700)
      process.env['POSTGRES_PROGRAMS'] = programs
      try {
        await work()
      } finally {
        process.env['POSTGRES_PROGRAMS'] = server.programs
      }
    }

    test('waits until the server has closed a connection [BIZ-008]', async () => {
      const database = await openTarget()
      await database.orm.select().from(families).limit(1)
      const restoring = restore(target, file, true)
      await database.close()
      await expect(restoring).resolves.toMatchObject({ manifest: { engine: 'postgres' } })
    })

    test('explains a backup of another engine, a missing file, and missing programs [BIZ-008]', async () => {
      const { dataDirectory } = target
      await rm(join(dataDirectory, 'uploads'), { recursive: true })
      await expect(restore({ dataDirectory }, file, false)).rejects.toThrow(
        "contains a PostgreSQL database, so we can't restore it to an embedded database",
      )
      await expect(restore(target, `${file}.missing`, true)).rejects.toThrow("doesn't exist")
      process.env['POSTGRES_PROGRAMS'] = folder
      await expect(backUp(target, `${file}.second`)).rejects.toThrow(/pg_dump isn't installed.*postgresql-client/)
      process.env['POSTGRES_PROGRAMS'] = server.programs
      await expectUnchanged()
    })
  }
})
