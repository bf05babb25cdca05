import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { type Caller, createCaller, createFamilyWithRequest, list } from '../../../testing/lead-samples'

const api = apiUnderTest()
let admin: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
})

const exportList = (caller: Caller, url: string) =>
  api.call({ method: 'GET', url, headers: { cookie: caller.cookie, accept: 'text/csv' } })

const linesOf = (body: unknown): string[][] => parse(String(body), { bom: true })

test('exports every record that matches the filters, with the requested columns in their order [WORK-003]', async () => {
  const { id } = await createFamilyWithRequest(api)
  for (let number = 1; number <= 25; number++) {
    const task = { clientId: id, title: `Call ${String(number).padStart(2, '0')}`, dueAt: '2026-12-01T17:00:00Z' }
    await admin.post('/platform/tasks', 'tasks', task)
  }
  const query = `filter[client]=${id}&sort=-title&q=Call`
  const response = await exportList(admin, `/platform/tasks?${query}&fields[tasks]=title,status,clientName`)
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(response.headers['content-disposition']).toBe('attachment; filename="tasks.csv"')
  const [header, ...lines] = linesOf(response.body)
  expect(header).toEqual(['title', 'status', 'clientName'])
  const shown = list(await admin.get(`/platform/tasks?${query}&page-size=100`)).data.map(({ attributes }) => attributes)
  expect(lines).toEqual(shown.map(({ title, status, clientName }) => [title, status, clientName]))
  expect(lines.length).toBeGreaterThanOrEqual(25)
})

test('exports lists of texts and the next task as people read them, and an empty list as an empty cell [WORK-003]', async () => {
  const { id } = await createFamilyWithRequest(api)
  const task = { clientId: id, title: 'Call first', dueAt: '2020-01-08T17:00:00Z' }
  await admin.post('/platform/tasks', 'tasks', task)
  const consent = { id: 'spoken-contact', version: '1', language: 'en' }
  const bare = await admin.post('/marketplace/clients', 'clients', {
    name: 'Bea Bare',
    email: 'bea@families.example',
    consent,
  })
  const response = await exportList(admin, '/secure/clients?fields[clients]=communities,nextTask')
  const lines = linesOf(response.body)
  expect(lines).toContainEqual(['aspen-court', 'Call first; 2020-01-08T17:00:00.000Z'])
  expect(bare.status).toBe(201)
  expect(lines.map(([communities]) => communities)).toContain('')
  expect(String(response.body)).not.toContain('[]')
})

test('a spreadsheet reads no formula from what a person typed [WORK-003, BIZ-008]', async () => {
  const { id } = await createFamilyWithRequest(api)
  const title = '=HYPERLINK("https://elsewhere.example","Click")'
  await admin.post('/platform/tasks', 'tasks', { clientId: id, title, dueAt: '2026-12-01T17:00:00Z' })
  const response = await exportList(admin, `/platform/tasks?filter[client]=${id}&q=HYPERLINK&fields[tasks]=title`)
  expect(linesOf(response.body)[1]).toEqual([`'${title}`])
})

test('exports only what the person sees, with contact info masked [ROLE-010, TRUST-008]', async () => {
  const { id } = await createFamilyWithRequest(api, { phone: '(303) 555-0148' })
  const other = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  const seen = await exportList(admin, '/secure/clients')
  expect(String(seen.body)).toContain(id)
  expect(String(seen.body)).not.toContain('555-0148')
  expect(String((await exportList(other, '/secure/clients')).body)).not.toContain(id)
  const customer = await createCaller(api, 'customer')
  expect((await exportList(customer, '/secure/clients')).status).toBe(403)
})

test('names a parameter that the list doesn’t know instead of exporting [WORK-003]', async () => {
  const response = await exportList(admin, '/platform/tasks?filter[color]=red')
  expect(response.status).toBe(400)
  expect(JSON.stringify(response.body)).toContain('filter[color]')
})

test('doesn’t export public lists [WORK-003]', async () => {
  const response = await exportList(admin, '/marketplace/sitemap/states')
  expect(response.headers['content-type']).not.toContain('csv')
})
