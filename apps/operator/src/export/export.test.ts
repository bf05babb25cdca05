import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, migrate, openEmbedded, rowsOf } from '@pkg/api/database'
import { families } from '@pkg/api/schema'
import { fillSample } from '@pkg/api/testing/sample-catalog'
import { readSelfReferences, readTables, sumTable } from '../move/moved-table'
import { exportData, exportUploads } from './export-data'
import { omittedTables, readExportedTables } from './exported-table'

let root: string
let folder: string
let database: Database
let rows: ReadonlyMap<string, number>

const hard = 'Zoë “Ann” O’Neil\\N\t\n{"a": 1}, 🏡'

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'export-test-'))
  folder = join(root, 'new', 'export')
  database = await openEmbedded('memory')
  await migrate(database)
  await fillSample(database)
  const createdAt = new Date('2026-03-08T07:30:00.123Z')
  await database.orm.insert(families).values(
    Array.from({ length: 450 }, (_, place) => ({
      name: `${hard} ${place}`,
      search: hard,
      answers: { residentName: hard },
      createdAt,
    })),
  )
  await database.orm.execute(sql`set time zone 'America/Denver'`)
  rows = await exportData(database, folder)
})

afterAll(async () => {
  await database.close()
  await rm(root, { recursive: true })
})

const linesOf = async (table: string) =>
  (await readFile(join(folder, `${table}.jsonl`), 'utf8')).split('\n').slice(0, -1)

test('writes each table with all of its rows, and says what the columns are [LIFE-007]', async () => {
  const readme = await readFile(join(folder, 'README.md'), 'utf8')
  const tables = await readExportedTables(database.orm)
  expect((await readdir(folder)).toSorted()).toEqual(
    ['README.md', ...tables.map(({ name }) => `${name}.jsonl`)].toSorted(),
  )
  for (const { name, columns } of tables) {
    const [count] = await rowsOf(database.orm, sql`select count(*)::int as rows from ${sql.identifier(name)}`)
    expect([name, (await linesOf(name)).length, rows.get(name)]).toEqual([name, count?.['rows'], count?.['rows']])
    expect(readme).toContain(`## ${name}\n`)
    for (const column of columns) expect(readme).toContain(`| ${column.name} | ${column.type} |`)
  }
  expect(rows.get('families')).toBeGreaterThanOrEqual(450)
  expect(readme).toContain('| family_id | uuid | families |')
  expect((await stat(join(folder, 'families.jsonl'))).mode & 0o077).toBe(0)
})

test('loses nothing: an empty database filled from the files has the same rows [LIFE-007]', async () => {
  const copy = await openEmbedded('memory')
  await migrate(copy)
  const exported = new Map((await readExportedTables(database.orm)).map((table) => [table.name, table]))
  const tables = await readTables(copy.orm)
  for (const { table, name } of await readSelfReferences(copy.orm))
    await copy.script(`alter table ${table} drop constraint ${name}`)
  for (const { name } of tables) await copy.script(`alter table ${name} disable trigger user`)
  for (const { name } of tables.toReversed()) await copy.script(`delete from ${name}`)
  for (const table of tables) {
    const known = exported.get(table.name)
    if (!known || known.omitted.length > 0) continue
    for (const line of await linesOf(table.name)) await insert(copy, table, line)
    expect([table.name, await sumTable(copy.orm, table)]).toEqual([table.name, await sumTable(database.orm, table)])
  }
  await copy.close()
})

/** Inserts a row that refers to rows of tables with secrets, which weren't filled. */
async function insert(copy: Database, { name, columns }: { name: string; columns: readonly string[] }, line: string) {
  const into = sql.raw(`${name} (${columns.join(', ')}) overriding system value select ${columns.join(', ')}`)
  await copy.orm.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`insert into ${into} from jsonb_populate_record(null::${sql.raw(name)}, ${line}::jsonb)`)
  })
}

/** Columns named like secrets that aren't: sums of contents and of addresses, and when secrets ended. */
const harmless = [
  'consent_wordings.hash',
  'consents.hash',
  'consents.previous_hash',
  'conversation_messages.email_hash',
  'documents.hash',
  'email_stops.address_hash',
  'inbound_emails.hash',
  'message_pauses.address_hash',
  'notifications.secret_expires_at',
  'search_alerts.token_expires_at',
  'unconfirmed_questions.token_expires_at',
]

test('exports no password, and nothing that opens a link or signs someone in [LIFE-007, ROLE-010]', async () => {
  const tables = await readExportedTables(database.orm)
  expect(tables.filter(({ name }) => omittedTables.some((omitted) => omitted === name))).toEqual([])
  const suspicious = tables.flatMap(({ name, columns }) =>
    columns.flatMap((column) => (/hash|token|secret|password/.test(column.name) ? [`${name}.${column.name}`] : [])),
  )
  expect(suspicious.toSorted()).toEqual(harmless)
  expect(await readFile(join(folder, 'users.jsonl'), 'utf8')).not.toMatch(/argon2|password/)
})

test('writes nothing into a folder with files [LIFE-007]', async () => {
  const used = await mkdtemp(join(root, 'used-'))
  await writeFile(join(used, 'mine.txt'), 'Mine')
  await expect(exportData(database, used)).rejects.toThrow('Choose a new or an empty folder')
  expect(await readdir(used)).toEqual(['mine.txt'])
})

test('copies uploaded files next to the tables [LIFE-007]', async () => {
  const data = await mkdtemp(join(root, 'data-'))
  const target = await mkdtemp(join(root, 'with-uploads-'))
  expect(await exportUploads(data, target)).toBe(false)
  await mkdir(join(data, 'uploads', 'agent-documents'), { recursive: true })
  await writeFile(join(data, 'uploads', 'agent-documents', 'one'), 'License')
  expect(await exportUploads(data, target)).toBe(true)
  expect(await readFile(join(target, 'uploads', 'agent-documents', 'one'), 'utf8')).toBe('License')
})
