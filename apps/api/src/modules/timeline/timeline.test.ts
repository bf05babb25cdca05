import { timelineKinds } from '@pkg/api-client'
import { now } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { type Caller, createAcceptedFamily, createCaller, list, one } from '../../../testing/lead-samples'
import { rowsOf } from '../../database/database'
import { timelineSources } from './timeline-sources-store'

const api = apiUnderTest()
let admin: Caller
let advisor: Caller
let colleague: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  advisor = await createCaller(api, 'agent')
  colleague = await createCaller(api, 'agent', 'other-agent@hearthway.example')
})

interface Item {
  at: string
  kind: string
  actor?: string
  payload: Record<string, unknown> & { type: string }
}
async function read(caller: Caller, id: string, query = 'page-size=100') {
  const { data, meta } = list(await caller.get(`/platform/timeline?filter[client]=${id}&${query}`))
  const items = data.map(({ attributes }): Item => JSON.parse(JSON.stringify(attributes)))
  return { items, meta, ids: data.map((row) => row.id) }
}

/** Creates a family with something of every kind. */
async function createBusyFamily() {
  const { id } = await createAcceptedFamily(api)
  await advisor.plain('/platform/clients-access/contact', { clientId: id, reason: 'To call back' })
  const note = one(await advisor.post('/marketplace/notes', 'notes', { clientId: id, text: 'Wants a garden' }))
  await advisor.patch(`/marketplace/notes/${note.id}`, 'notes', { text: 'Wants a balcony' })
  await advisor.post('/platform/call-logs', 'call-logs', { clientId: id, outcome: 'no-answer', note: 'Rang twice' })
  const task = { clientId: id, title: 'Send the brochure', dueAt: '2031-01-08T17:00:00Z' }
  const { id: taskId } = one(await advisor.post('/platform/tasks', 'tasks', task))
  await advisor.patch(`/platform/tasks/${taskId}`, 'tasks', { status: 'done' })
  await advisor.patch(`/secure/clients/${id}`, 'clients', { stage: 'touring', phone: '(720) 555-0139' })
  const conversation = one(await advisor.post('/platform/conversations', 'conversations', { clientId: id }))
  const message = { conversationId: conversation.id, text: 'Shall we talk?' }
  await advisor.post('/platform/conversation-messages', 'conversation-messages', message)
  await advisor.post('/platform/emails', 'emails', { clientId: id, subject: 'Two communities', body: 'A secret body' })
  await api.api.queue.idle()
  return id
}

test('lists everything that happened to a family, newest first, with who did it and the values before and after [WORK-006]', async () => {
  const id = await createBusyFamily()
  const { items, meta } = await read(advisor, id)
  expect(items.map(({ at }) => at)).toEqual(
    items
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  const payloads = items.map(({ kind, actor, payload }): Record<string, unknown> => ({ kind, actor, ...payload }))
  const bo = 'Bo Boulder'
  for (const expected of [
    { kind: 'notes', actor: bo, type: 'note', version: 2, isOwn: true, text: 'Wants a balcony' },
    {
      kind: 'changes',
      actor: bo,
      type: 'change',
      recordType: 'notes',
      action: 'changed',
      values: [{ field: 'text', before: 'Wants a garden', after: 'Wants a balcony' }],
    },
    { kind: 'calls', actor: bo, type: 'call', outcome: 'no-answer', note: 'Rang twice' },
    { kind: 'tasks', actor: bo, type: 'task', action: 'created', title: 'Send the brochure' },
    {
      kind: 'tasks',
      actor: bo,
      type: 'task',
      action: 'changed',
      values: [{ field: 'status', before: 'open', after: 'done' }],
    },
    { kind: 'messages', type: 'message', from: 'agent', text: 'Shall we talk?' },
    { kind: 'messages', type: 'email', subject: 'Two communities', status: 'sent' },
    { kind: 'sharing', actor: bo, type: 'access', route: 'reveal', reason: 'To call back' },
    { kind: 'sharing', type: 'release', event: 'shared', recipientKind: 'agent', recipientId: 'agent-boulder' },
    { kind: 'history', type: 'event', event: 'assigned' },
  ]) {
    expect(payloads).toContainEqual(expect.objectContaining(expected))
  }
  const stage = payloads.find(({ type, values }) => type === 'change' && JSON.stringify(values).includes('touring'))
  expect(stage).toMatchObject({ kind: 'history', actor: bo })
  expect(JSON.stringify(stage)).toContain('"before":"new"')
  expect(payloads.filter((payload) => payload['event'] === 'stage')).toEqual([])
  expect(JSON.stringify(payloads)).not.toMatch(/555-?01|A secret body|@families/)
  const counts = Object.fromEntries(
    timelineKinds.map((kind) => [kind, items.filter((item) => item.kind === kind).length]),
  )
  expect(meta).toMatchObject({ total: items.length, counts })
})

test('pages a timeline, and filters it by kind and time, without losing or repeating anything [WORK-006, WORK-003]', async () => {
  const id = await createBusyFamily()
  const all = await read(admin, id)
  const paged: string[] = []
  for (let page = 1; paged.length < all.ids.length; page += 1) {
    paged.push(...(await read(admin, id, `page-size=3&page-number=${page}`)).ids)
  }
  expect(paged).toEqual(all.ids)
  expect((await read(admin, id, 'page-size=100&sort=at')).items.map(({ at }) => at)).toEqual(
    all.items.map(({ at }) => at).toReversed(),
  )
  for (const kind of timelineKinds) {
    const { items, meta } = await read(admin, id, `page-size=100&filter[kind]=${kind}`)
    expect(items).toEqual(all.items.filter((item) => item.kind === kind))
    expect(meta).toMatchObject({ total: items.length, counts: all.meta['counts'] })
  }
  const two = await read(admin, id, 'page-size=100&filter[kind][in]=notes,calls')
  expect(new Set(two.items.map(({ kind }) => kind))).toEqual(new Set(['notes', 'calls']))
  const middle = all.items[5]?.at ?? ''
  const since = await read(admin, id, `page-size=100&filter[at][ge]=${encodeURIComponent(middle)}`)
  expect(since.items).toEqual(all.items.filter(({ at }) => at >= middle))
  const before = await read(admin, id, `page-size=100&filter[at][lt]=${encodeURIComponent(middle)}`)
  expect(before.items.length + since.items.length).toBe(all.items.length)
})

test('shows a timeline only to who sees the family, with messages of their own conversations [ROLE-010, WORK-006]', async () => {
  const id = await createBusyFamily()
  expect((await colleague.get(`/platform/timeline?filter[client]=${id}`)).status).toBe(404)
  for (const role of ['provider', 'real-estate-agent', 'customer', 'visitor'] as const) {
    const caller = await createCaller(api, role)
    expect([401, 403]).toContain((await caller.get(`/platform/timeline?filter[client]=${id}`)).status)
    expect([401, 403]).toContain((await caller.get('/platform/record-reads')).status)
  }
  expect((await advisor.get('/platform/timeline')).status).toBe(400)
  const staff = one(await admin.post('/platform/conversations', 'conversations', { clientId: id }))
  const message = { conversationId: staff.id, text: 'Between the office and the family' }
  await admin.post('/platform/conversation-messages', 'conversation-messages', message)
  const texts = async (caller: Caller) => JSON.stringify((await read(caller, id)).items)
  expect(await texts(admin)).toContain('Between the office')
  expect(await texts(advisor)).not.toContain('Between the office')
  await admin.patch(`/secure/clients/${id}`, 'clients', { agentId: 'agent-colorado' })
  expect(await texts(colleague)).not.toContain('Shall we talk?')
  expect(await texts(colleague)).toContain('Wants a balcony')
})

test('lists who saw contact info and why, also on the page after a reveal, by person and family [WORK-017, TRUST-008]', async () => {
  const { id, browser } = await createAcceptedFamily(api)
  await advisor.get(`/secure/clients/${id}`)
  const readsOf = async (caller: Caller, query: string) =>
    list(await caller.get(`/platform/record-reads?${query}`)).data.map(({ attributes }) => attributes)
  expect(await readsOf(admin, `filter[client]=${id}`)).toEqual([])
  await advisor.plain('/platform/clients-access/contact', { clientId: id, reason: 'To call back' })
  await advisor.get(`/secure/clients/${id}`)
  const [reveal, ...others] = await readsOf(admin, `filter[client]=${id}`)
  expect(reveal).toMatchObject({ person: 'Bo Boulder', role: 'agent', route: 'reveal', reason: 'To call back' })
  expect(others).toEqual([])
  await api.database.script(`update reveals set at = at - interval '2 hours' where family_id = '${id}'`)
  await advisor.get(`/secure/clients/${id}`)
  await advisor.get(`/secure/clients/${id}`)
  expect((await readsOf(admin, `filter[client]=${id}`)).map(({ route }) => route)).toEqual(['page', 'reveal'])
  const personId = String(reveal?.['personId'])
  expect(await readsOf(admin, `filter[person]=${personId}&filter[client]=${id}`)).toHaveLength(2)
  expect(await readsOf(admin, `q=boulder&filter[client]=${id}`)).toHaveLength(2)
  expect(await readsOf(admin, `q=unknown&filter[client]=${id}`)).toEqual([])
  expect(await readsOf(advisor, `filter[client]=${id}`)).toHaveLength(2)
  expect(await readsOf(colleague, `filter[client]=${id}`)).toEqual([])
  const overview = await browser.get('/platform/privacy')
  expect(JSON.stringify(overview.body)).toContain('Opened the page with your contact info')
})

test('reads a timeline by indexes, however many other families there are [WORK-006]', async () => {
  const { id } = await createAcceptedFamily(api)
  await api.database.script(`
    insert into families (name, answers, search, created_at) select 'Filler', '{}', 'filler', '${now().toISOString()}' from generate_series(1, 3000);
    insert into family_events (family_id, type, text) select id, 'note', 'Filler' from families where name = 'Filler';
    insert into reveals (family_id, user_id, person, role, reason) select id, gen_random_uuid(), 'P', 'agent', 'R' from families where name = 'Filler';
    insert into notifications (key, family_id, channel, recipient, subject, blocks) select 'f:' || id, id, 'email', 'x', 'S', '[]' from families where name = 'Filler';
    insert into record_changes (actor_id, action, record_table, record_id, family_id) select gen_random_uuid(), 'changed', 'families', id, id from families where name = 'Filler';
    analyze`)
  const sources = sql.join(timelineSources(id, undefined, { role: 'admin', name: '' }), sql` union all `)
  const plan = JSON.stringify(await rowsOf(api.database.orm, sql`explain (format json) ${sources}`))
  const scanned = [...plan.matchAll(/"Node Type":"Seq Scan"[^{}]*?"Relation Name":"(\w+)"/g)].map(([, table]) => table)
  const large = ['family_events', 'reveals', 'notifications', 'record_changes']
  expect(scanned.filter((table) => table && large.includes(table))).toEqual([])
  for (const table of large) expect(plan).toContain(`"Relation Name":"${table}"`)
})
