import { randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openEmbedded, lockFolder, migrate, openPostgres } from '@pkg/api/database'
import { families } from '@pkg/api/schema'
import { databaseUrl } from '@pkg/api/testing/sample-database'
import { onServer } from '@pkg/api/testing/test-run'
import { type TestPostgres, startTestPostgres } from '@pkg/api/testing/test-postgres'
import { fillSample } from '@pkg/api/testing/sample-catalog'
import { backUp } from './back-up'
import { restore } from './restore'
import { countRows } from './rows'

const paper = 'The licence of an advisor'
let folder: string
let server: TestPostgres
const before = process.env['POSTGRES_PROGRAMS']

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-test-'))
  server = await startTestPostgres()
  process.env['POSTGRES_PROGRAMS'] = server.programs
}, 60_000)

afterAll(async () => {
  if (before === undefined) delete process.env['POSTGRES_PROGRAMS']
  else process.env['POSTGRES_PROGRAMS'] = before
  await server.stop()
  await rm(folder, { recursive: true })
})

describe.each(['pglite', 'postgres'] as const)('%s', (engine) => {
  let place: { dataDirectory: string; databaseUrl?: string }
  let file: string
  const email = 'dana@families.example'

  const open = async (): Promise<Database> =>
    place.databaseUrl ? openPostgres(place.databaseUrl, () => undefined) : openEmbedded(place.dataDirectory)
  const using = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await open()
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }
  const papers = () => join(place.dataDirectory, 'uploads', 'agent-documents')
  const counts = () => using(({ orm }) => countRows(orm))
  const lead = () => using(({ orm }) => orm.select().from(families).where(eq(families.email, email)))
  /** Nothing was changed, and nothing half done lies about. */
  const expectUntouched = async () => {
    expect(await lead()).toHaveLength(1)
    expect((await readdir(place.dataDirectory)).filter((name) => !['uploads', 'database'].includes(name))).toEqual([])
  }

  /** A place with the sample, a family of its own and a paper, of which each test gets a copy with a backup of it. */
  const origin = `origin_${randomUUID().replaceAll('-', '')}`
  beforeAll(async () => {
    await usePlace(origin, (name) => `create database ${name}`)
    await using(async (database) => {
      await migrate(database)
      await fillSample(database)
      await database.orm.insert(families).values({ name: 'Dana Whitfield', email, search: 'dana', answers: {} })
    })
    await mkdir(papers(), { recursive: true })
    await writeFile(join(papers(), 'paper'), paper)
  }, 60_000)

  beforeEach(async () => {
    const name = `copy_${randomUUID().replaceAll('-', '')}`
    await cp(join(folder, origin), join(folder, name), { recursive: true })
    await usePlace(name, () => `create database ${name} template ${origin}`)
    file = join(folder, `${name}.backup`)
    await backUp(place, file)
  }, 60_000)

  async function usePlace(name: string, creating: (name: string) => string): Promise<void> {
    const dataDirectory = join(folder, name)
    await mkdir(dataDirectory, { recursive: true })
    place = { dataDirectory }
    if (engine === 'pglite') return
    await onServer(server.url, creating(name))
    place.databaseUrl = databaseUrl(server.url, name)
  }

  test('what is lost comes back from the backup, row for row and file for file [BIZ-008]', async () => {
    const rows = await counts()
    const [family] = await lead()
    if (place.databaseUrl)
      await using((database) => database.script('drop schema public cascade; create schema public'))
    await rm(place.dataDirectory, { recursive: true })
    await restore(place, file, false)
    expect(await counts()).toEqual(rows)
    expect(await lead()).toEqual([family])
    expect(await readFile(join(papers(), 'paper'), 'utf8')).toBe(paper)
    await expectUntouched()
  }, 60_000)

  test('what is there is replaced with --force alone [BIZ-008]', async () => {
    await using(({ orm }) => orm.update(families).set({ name: 'Somebody else' }).where(eq(families.email, email)))
    await writeFile(join(papers(), 'later'), 'A later paper')
    await expect(restore(place, file, false)).rejects.toThrow(/is not empty\. With --force/)
    expect((await lead())[0]?.name).toBe('Somebody else')
    await restore(place, file, true)
    expect((await lead())[0]?.name).toBe('Dana Whitfield')
    expect(await readdir(papers())).toEqual(['paper'])
  }, 60_000)

  test('a backup that was cut off or changed is refused, and nothing is touched [BIZ-008]', async () => {
    const { size } = await stat(file)
    const whole = await readFile(file)
    for (const length of [size - 1, Math.floor(size / 2), 10, 0]) {
      await truncate(file, length)
      await expect(restore(place, file, true), `cut to ${length}`).rejects.toThrow(
        /is cut off or damaged .*Nothing was changed/,
      )
      await writeFile(file, whole)
    }
    whole[Math.floor(size / 2)] = (whole[Math.floor(size / 2)] ?? 0) ^ 1
    await writeFile(file, whole)
    await expect(restore(place, file, true)).rejects.toThrow('is cut off or damaged')
    await expectUntouched()
  }, 60_000)

  test('a backup is never written over, and only its owner may read it [BIZ-008]', async () => {
    await expect(backUp(place, file)).rejects.toThrow('is there already')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  }, 60_000)

  if (engine === 'pglite') {
    test('the embedded database is left alone while another process has it [BIZ-008]', async () => {
      const release = lockFolder(place.dataDirectory)
      await writeFile(join(place.dataDirectory, 'lock'), String(process.ppid))
      await expect(backUp(place, `${file}.second`)).rejects.toThrow(/is in use by process/)
      await expect(restore(place, file, true)).rejects.toThrow(/is in use by process/)
      release()
      await expectUntouched()
    }, 60_000)
  } else {
    test('a database in use can be backed up, and is not restored [BIZ-008]', async () => {
      await using(async ({ orm }) => {
        await orm.select().from(families).limit(1)
        await backUp(place, `${file}.second`)
        await expect(restore(place, file, true)).rejects.toThrow(/1 other connections use the database/)
      })
      await expectUntouched()
    }, 60_000)

    test('a backup of another engine, and programs that are missing, are told [BIZ-008]', async () => {
      const { dataDirectory } = place
      await rm(join(dataDirectory, 'uploads'), { recursive: true })
      await expect(restore({ dataDirectory }, file, false)).rejects.toThrow(
        'was made of PostgreSQL and cannot be restored into the embedded database',
      )
      process.env['POSTGRES_PROGRAMS'] = folder
      await expect(backUp(place, `${file}.second`)).rejects.toThrow(/pg_dump is missing.*postgresql-client/)
      process.env['POSTGRES_PROGRAMS'] = server.programs
      expect(await lead()).toHaveLength(1)
    }, 60_000)
  }
})
