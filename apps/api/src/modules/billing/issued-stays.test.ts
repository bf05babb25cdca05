import { endpoints } from '@pkg/api-client/server'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { addIdahoCommunities, issueInvoice, payingCommunity } from '../../../testing/billing-samples'
import { approveProvider, type Caller, createCaller } from '../../../testing/lead-samples'
import { rowsOf } from '../../database/database'

const api = apiUnderTest()
let callers: Caller[]
let path: string
let id: string

beforeAll(async () => {
  const admin = await createCaller(api, 'admin')
  await addIdahoCommunities(api, [payingCommunity, 'other-house'])
  await approveProvider(api, payingCommunity)
  callers = [admin, await createCaller(api, 'provider'), await createCaller(api, 'agent')]
  path = await issueInvoice(api, admin)
  id = path.split('/').at(-1) ?? ''
})

/** Returns everything that the database has of the invoice and its PDF. Only the version counts what happened around it. */
async function stored() {
  const [row] = await rowsOf(
    api.database.orm,
    sql`select to_jsonb(invoices) - 'version' as invoice, hash, md5(content) as bytes
      from invoices join documents on documents.id = document_id where invoices.id = ${id}`,
  )
  return row
}

/** A body for each write that names an invoice or its move-in. A new one has to be added. */
const bodies: Record<string, object> = {
  'invoices.update': { careCents: 1, status: 'issued' },
  'invoices.pay': { amountCents: 1, receivedOn: '2026-11-02', method: 'check' },
  'invoices.withdrawPayment': { reason: 'Another invoice' },
  'invoices.send': { recipient: 'billing@idaho.example' },
  'invoices.dispute': { reason: 'Lower' },
  'invoices.answerDispute': { answer: 'credited', reason: 'Lower', amountCents: 1 },
  'invoices.credit': { reason: 'Moved out', amountCents: 1 },
  'moveIns.update': { rentCents: 1 },
  'moveIns.undo': { reason: 'Another family' },
}

const rows = (['invoices', 'moveIns'] as const).flatMap((group) =>
  Object.entries(endpoints[group]).map(([name, row]) => [`${group}.${name}`, row] as const),
)
const writes = rows.filter(([, { method, path: template }]) => method !== 'GET' && template.includes(':id'))

test('no endpoint changes an issued invoice for an admin, a provider, or an advisor [WORK-013, DASH-006]', async () => {
  expect(writes.map(([name]) => name).toSorted()).toEqual(Object.keys(bodies).toSorted())
  const before = await stored()
  const [admin] = callers
  await admin?.post(`${path}/payments`, 'invoices', { amountCents: 1000, receivedOn: '2026-11-02', method: 'check' })
  const [found] = await rowsOf(
    api.database.orm,
    sql`select payments.id as payment, move_in_id from payments join invoices on invoices.id = invoice_id where invoices.id = ${id}`,
  )
  const accepted: string[] = []
  for (const [name, { method, path: template, resource }] of writes) {
    const recordId = name.startsWith('moveIns') ? String(found?.['move_in_id']) : id
    const url = template.replace(':id', recordId).replace(':payment', String(found?.['payment']))
    for (const caller of callers) {
      const type = resource ?? ''
      const attributes = bodies[name] ?? {}
      const { status } =
        method === 'PATCH' ? await caller.patch(url, type, attributes) : await caller.post(url, type, attributes)
      expect(status, name).toBeLessThan(500)
      if (status < 300) accepted.push(name)
      expect(await stored(), name).toEqual(before)
    }
  }
  expect(accepted).toContain('invoices.credit')
  expect(accepted).toContain('moveIns.undo')
})

test('no statement changes or deletes an issued invoice, its credit notes, or its PDF [WORK-013, DASH-006]', async () => {
  const before = await stored()
  const columns = await rowsOf(
    api.database.orm,
    sql`select column_name as name, data_type as type from information_schema.columns
      where table_schema = current_schema() and table_name = 'invoices' and column_name not in ('version', 'created_at', 'family_id')`,
  )
  expect(columns.length).toBeGreaterThan(15)
  const other: Record<string, string> = {
    uuid: 'gen_random_uuid()',
    integer: '7',
    real: '7',
    text: `'other-house'`,
    date: `'2020-01-01'`,
  }
  const statements = [
    ...columns.map(
      ({ name, type }) => `update invoices set "${String(name)}" = ${other[String(type)] ?? 'null'} where id = '${id}'`,
    ),
    ...columns.map(
      ({ name }) => `update invoices set "${String(name)}" = null where id = '${id}' and "${String(name)}" is not null`,
    ),
    `delete from invoices where id = '${id}'`,
    `delete from invoices where corrects_id = '${id}'`,
    `update invoices set amount_cents = -2 where corrects_id = '${id}'`,
    'truncate invoices cascade',
    'truncate documents cascade',
    `update documents set content = ''`,
    'delete from documents',
    `insert into invoices (number, kind, corrects_id, move_in_id, lead_id, family_id, community_id, referred_on, moved_in_on, rent_cents, care_cents, fee_percent, amount_cents, issued_on, due_on)
      select max(number) + 2, 'credit-note', '${id}', move_in_id, lead_id, family_id, community_id, referred_on, moved_in_on, 0, 0, 1, -1, issued_on, due_on
      from invoices where id = '${id}' group by id`,
    `insert into invoices (number, kind, corrects_id, move_in_id, lead_id, family_id, community_id, referred_on, moved_in_on, rent_cents, care_cents, fee_percent, amount_cents, issued_on, due_on)
      select (select max(number) + 1 from invoices), 'credit-note', '${id}', move_in_id, lead_id, family_id, community_id, referred_on, moved_in_on, 0, 0, 1, -900000, issued_on, due_on
      from invoices where id = '${id}'`,
  ]
  for (const statement of statements) {
    await api.database.orm.execute(sql.raw(statement)).then(
      () => undefined,
      () => undefined,
    )
    expect(await stored(), statement).toEqual(before)
  }
  const [numbers] = await rowsOf(
    api.database.orm,
    sql`select count(number)::int as count, max(number)::int as last from invoices`,
  )
  expect(numbers?.['count']).toBe(numbers?.['last'])
})
