import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { uploadImport } from '../../../testing/import-requests'
import { type Caller, createCaller, list, one } from '../../../testing/lead-samples'
import { buildApi } from '../../app'
import { rowsOf } from '../../database/database'
import { readSettings } from '../../settings'
import { continueImport } from './continue-import'

const api = apiUnderTest()
let admin: Caller

const total = 5000
const faulty = 40

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  for (let at = 1; at <= 30; at += 1) await admin.post('/platform/contacts', 'contacts', known(at))
})

/** A contact that exists before the import, and that the file has with another job title. */
const known = (at: number) => ({ name: `Known ${at}`, email: `known${at}@homes.example`, jobTitle: 'Before' })

/** Returns a line of the file: faulty ones are spread over it, and the last ones are doubles of known contacts. */
function lineOf(at: number): string {
  if (at > total - 30) return `Known ${total - at + 1},known${total - at + 1}@homes.example,,After`
  const isFaulty = at % (total / faulty) === 1
  return `Person ${at},${isFaulty ? 'no address' : `person${at}@homes.example`},(303) 555-01${String(at % 100).padStart(2, '0')},Cook`
}

const file = ['Name,Email,Phone,Title', ...Array.from({ length: total }, (_, at) => lineOf(at + 1))].join('\n')

/** Everything that an import writes to, apart from how often a record was changed. */
const tables = async () => {
  const all: unknown[] = []
  for (const table of ['contacts', 'contact_talks', 'organizations', 'communities', 'jobs']) {
    const columns = table === 'contacts' || table === 'organizations' ? `to_jsonb(t) - 'version'` : 'to_jsonb(t)'
    all.push(await rowsOf(api.database.orm, sql.raw(`select ${columns} as row from ${table} t order by 1`)))
  }
  return all
}

const get = async (id: string) => one(await admin.get(`/admin/imports/${id}`)).attributes
const written = async (id: string): Promise<number> => {
  const [row] = await rowsOf(
    api.database.orm,
    sql`select count(*)::int as number from file_import_rows where import_id = ${id} and state in ('added', 'changed', 'removed', 'restored')`,
  )
  return Number(row?.['number'])
}

/** Starts another process on the database, and stops it between two batches once it wrote so many rows. */
async function workUntil(id: string, isEnough: () => Promise<boolean>): Promise<void> {
  const other = await buildApi(readSettings({ LOG_LEVEL: 'silent' }), api.database)
  while (!(await isEnough())) await new Promise((resolve) => setTimeout(resolve, 20))
  await other.app.close()
  expect(['running', 'undoing']).toContain((await get(id))['status'])
}

test(
  'an import of 5,000 contacts with 40 faults is corrected, killed twice, finished, killed again, and undone without a trace [WORK-015]',
  { timeout: 400_000 },
  async () => {
    // Whatever happens is done by the processes that the test starts.
    await api.api.queue.stop()
    const before = await tables()
    const { id } = one(await uploadImport(api, admin, file))
    const fields = ['name', 'email', 'phone', 'jobTitle']
    await admin.patch(`/admin/imports/${id}`, 'imports', { fields, onDouble: 'update' })
    const faults = list(await admin.get(`/admin/imports/${id}/rows?filter[state]=faulty&page-size=100`)).data
    expect(faults).toHaveLength(faulty)
    for (const row of faults.slice(0, 36)) {
      const email = `corrected${String(row.attributes['line'])}@homes.example`
      await admin.patch(`/admin/import-rows/${row.id}`, 'import-rows', { values: { email } })
    }
    expect((await get(id))['counts']).toMatchObject({ toAdd: total - 30 - 4, toChange: 30, toLeaveOut: 4 })
    await admin.post(`/admin/imports/${id}/start`, 'imports', {})
    for (const rows of [500, 2000]) await workUntil(id, async () => (await written(id)) >= rows)
    await killInBatch(id)
    expect(await written(id)).toBeLessThan(total - 100)
    const last = await buildApi(readSettings({ LOG_LEVEL: 'silent' }), api.database)
    await last.queue.idle()
    const done = await get(id)
    expect(done).toMatchObject({ status: 'done', counts: { states: { added: total - 34, changed: 30, skipped: 4 } } })
    const twice = sql`select email from contacts group by email having count(*) > 1 and email is not null`
    expect(await rowsOf(api.database.orm, twice)).toEqual([])
    const [sum] = await rowsOf(
      api.database.orm,
      sql`select count(*)::int as number from contacts where name like 'Person %'`,
    )
    expect(sum).toEqual({ number: total - 34 })
    await last.app.close()

    await admin.post(`/admin/imports/${id}/undo`, 'imports', {})
    await workUntil(id, async () => Number((await get(id))['version']) > Number(done['version']) + 5)
    const undoing = await buildApi(readSettings({ LOG_LEVEL: 'silent' }), api.database)
    await undoing.queue.idle()
    await undoing.app.close()
    const undone = await get(id)
    expect(undone).toMatchObject({
      status: 'undone',
      counts: { states: { removed: total - 34, restored: 30, skipped: 4 } },
    })
    expect(await tables()).toEqual(before)
  },
)

/** Does a batch in a transaction that never commits, as in a process that is killed at its end. */
async function killInBatch(id: string): Promise<void> {
  const reached = await written(id)
  const killed = api.database.orm.transaction(async (tx) => {
    await continueImport(tx, api.api.queue, id)
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await written(id)).toBe(reached)
}
