import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'
import { browserOf } from '../../testing/browser'
import { createCaller, createFamilyWithRequest } from '../../testing/lead-samples'
import { readPublicEndpoints } from '../../testing/public-reads'
import { bookSampleCall } from '../../testing/sample-calls'
import { samplePassword } from '../../testing/sample-catalog'
import { type Orm, rowsOf } from './database'

const api = apiUnderTest()

const readVersion = async () => (await api.api.app.inject('/data-version')).body

/** Returns the definition of each trigger that stores public changes, by its table. */
async function findTriggers(): Promise<Map<string, string>> {
  const rows = await rowsOf(
    api.database.orm,
    sql`select tgrelid::regclass::text as name, pg_get_triggerdef(oid) as definition from pg_trigger
      where tgfoid = 'store_public_change'::regproc order by 1`,
  )
  return new Map(rows.map(({ name, definition }) => [String(name), String(definition)]))
}

/** Returns the tables that a query reads, by their names in it. */
const sourcesIn = (query: string, tables: readonly string[]) =>
  tables.filter((table) => new RegExp(`(\\bfrom|\\bjoin|,)\\s+(lateral\\s+)?"?${table}"?(?![\\w".])`, 'i').test(query))

test('every table that public endpoints read has a trigger for every kind of change [FIND-014]', async () => {
  const rows = await rowsOf(
    api.database.orm,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  // The list of changes itself is read to know whether totals still hold.
  const tables = rows.map(({ name }) => String(name)).filter((name) => name !== 'public_changes')
  const { queries, unread } = await readPublicEndpoints(api)
  expect(unread).toEqual([])
  const sources = [...new Set([...queries].flatMap((query) => sourcesIn(query, tables)))].toSorted()
  const triggers = await findTriggers()
  expect([...triggers.keys()]).toEqual(sources)
  for (const [table, definition] of triggers) {
    expect(definition).toContain(`AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.${table} FOR EACH STATEMENT`)
  }
})

/** Returns what queries see before and after a statement in a transaction that is then rolled back. */
async function seenAfter(statement: string): Promise<unknown[]> {
  const seen: unknown[] = []
  const read = async (tx: Orm) =>
    (await rowsOf(tx, sql`select array_agg(id order by id) as ids from public_changes`))[0]
  const rollBack = new Error('Roll back')
  await api.database.orm
    .transaction(async (tx) => {
      seen.push(await read(tx))
      await tx.execute(sql.raw(statement))
      seen.push(await read(tx))
      throw rollBack
    })
    .catch((error: unknown) => {
      if (error !== rollBack) throw error
    })
  return seen
}

test('an insert, an update, and a deletion in each of these tables change what a query sees [FIND-014]', async () => {
  for (const table of (await findTriggers()).keys()) {
    const [column] = await rowsOf(
      api.database.orm,
      sql`select column_name as name from information_schema.columns
        where table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO' limit 1`,
    )
    const name = String(column?.['name'])
    for (const statement of [
      `insert into ${table} overriding system value select * from ${table} where false`,
      `update ${table} set ${name} = ${name} where false`,
      `delete from ${table} where false`,
    ]) {
      const [before, after] = await seenAfter(statement)
      expect(after, statement).not.toEqual(before)
    }
  }
  const [before, after] = await seenAfter('truncate places')
  expect(after).not.toEqual(before)
})

test('the version changes with a change by SQL, and not with one that was rolled back [FIND-014]', async () => {
  const before = await readVersion()
  await seenAfter(`update communities set name = 'Never'`)
  expect(await readVersion()).toBe(before)
  await api.database.script(`update communities set name = name where id = 'aspen-court'`)
  const changed = await readVersion()
  expect(changed).not.toBe(before)
  await api.database.orm.transaction(async (tx) => {
    await tx
      .transaction(async (savepoint) => {
        await savepoint.execute(sql`update communities set name = 'Never'`)
        throw new Error('Back to the savepoint')
      })
      .catch(() => undefined)
    await tx.execute(sql`update places set weight = weight where id = 'state:CO'`)
  })
  expect(await readVersion()).not.toBe(changed)
})

test('the rows of earlier changes don’t add up [FIND-014]', async () => {
  for (let round = 0; round < 5; round += 1) await api.database.script('update places set weight = weight where false')
  const rows = await rowsOf(api.database.orm, sql`select id from public_changes`)
  expect(rows).toHaveLength(1)
})

test('what visitors, families, and staff write for themselves leaves the version [FIND-014]', async () => {
  const agent = await createCaller(api, 'agent')
  const before = await readVersion()
  const { id, admin } = await createFamilyWithRequest(api)
  expect(await readVersion()).toBe(before)
  const browser = browserOf(api)
  const search = { care: 'assisted-living', state: 'CO', place: 'boulder', email: 'searcher@versions.example' }
  const writes: [path: string, type: string, attributes: object][] = [
    ['/platform/uuid-auxes', 'uuid-auxes', { referrer: 'https://a.example' }],
    ['/platform/nps', 'nps', { score: 9 }],
    ['/marketplace/user-saves', 'user-saves', { communityId: 'aspen-court', kind: 'liked' }],
    ['/marketplace/search-alerts', 'search-alerts', search],
    ['/platform/auth/register', 'users', { name: 'Robin', email: 'robin@versions.example', password: samplePassword }],
  ]
  for (const [path, type, attributes] of writes) {
    expect((await browser.send('POST', path, attributes, type)).status, path).toBe(201)
    expect(await readVersion(), path).toBe(before)
  }
  expect((await admin.post('/marketplace/notes', 'notes', { clientId: id, text: 'Called' })).status).toBe(201)
  await agent.plain('/platform/auth/logout', {})
  await api.api.queue.idle()
  expect(await readVersion()).toBe(before)
})

test('a changed community changes the version, and so does a booked call, which takes a free time [FIND-014]', async () => {
  const admin = await createCaller(api, 'admin')
  const before = await readVersion()
  const url = '/marketplace/communities/aspen-court'
  expect((await admin.patch(url, 'communities', { name: 'Aspen Court East' })).status).toBe(200)
  const renamed = await readVersion()
  expect(renamed).not.toBe(before)
  expect((await bookSampleCall(api)).sent.status).toBe(201)
  expect(await readVersion()).not.toBe(renamed)
})
