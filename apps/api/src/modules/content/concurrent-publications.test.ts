import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestPostgres, type TestPostgres } from '../../../testing/test-postgres'
import type { Database } from '../../database/database'
import { migrate } from '../../database/migrate'
import { openPostgres } from '../../database/postgres'
import { createEntry } from './entry-service'
import { takeEntryDown } from './publication-service'

let server: TestPostgres
let database: Database
let author = ''

const editor = { role: 'admin', name: 'Ada' } as const
const article = (slug: string) => ({
  kind: 'articles' as const,
  slug,
  title: 'Long days',
  body: 'About days.',
  values: { author: 'mei', topic: 'days', summary: 'How long they are' },
})

beforeAll(async () => {
  server = await startTestPostgres()
  database = openPostgres(server.url, () => undefined)
  await migrate(database)
  const topic = { kind: 'topics' as const, slug: 'days', title: 'Days', values: { summary: 'All days' } }
  await createEntry(database.orm, editor, topic)
  const mei = { kind: 'authors' as const, slug: 'mei', title: 'Mei', values: { job: 'Writer' } }
  author = await createEntry(database.orm, editor, mei)
})
afterAll(async () => {
  await database.close()
  await server.stop()
})

test('an author can’t be taken down while an article of theirs is published [WORK-012, RES-001]', async () => {
  const { takenDown, isEarly } = await database.orm.transaction(async (tx) => {
    await createEntry(tx, editor, article('one'))
    const ended = takeEntryDown(database.orm, { id: author, base: undefined }).then(
      () => 'taken down',
      (error: unknown) => error,
    )
    return { takenDown: ended, isEarly: await Promise.race([ended.then(() => true), pause(500, false)]) }
  })
  expect(isEarly).toBe(false)
  expect(await takenDown).toMatchObject({ status: 409, code: 'content-in-use' })
})

test('articles of one author are published without waiting for each other [WORK-012]', async () => {
  await database.orm.transaction(async (tx) => {
    await createEntry(tx, editor, article('two'))
    await createEntry(database.orm, editor, article('three'))
  })
})
