import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'

/** The target to which a compromised job board redirects. */
const redirect = { to: '' }

/** A job board and a form service with valid, invalid, and failed responses. */
const board = createServer((request, response) => {
  const responses: Record<string, unknown> = {
    '/hearthway/jobs': {
      jobs: [
        {
          id: 7,
          title: 'Advisor',
          absolute_url: 'https://jobs.example/7',
          location: { name: 'Denver' },
          departments: [{ name: 'Care' }],
        },
      ],
    },
    '/odd/jobs': { jobs: 'none' },
    '/forms/f1/responses?page_size=2': {
      items: [{ response_id: 'r1', submitted_at: '2026-11-01T10:00:00Z', answers: [{ text: 'Yes' }] }],
    },
  }
  if (request.url === '/moved/jobs') {
    response.writeHead(302, { location: redirect.to }).end()
    return
  }
  const body = responses[request.url ?? '']
  const mayRead = !request.url?.startsWith('/forms') || request.headers.authorization === 'Bearer secret'
  response.writeHead(body && mayRead ? 200 : 500, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body ?? {}))
}).listen(0, '127.0.0.1')
await once(board, 'listening')
const address = board.address()
const url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
afterAll(() => board.close())

const withoutServices = apiUnderTest()
const connected = apiUnderTest({ JOBS_URL: url, FORMS_URL: url, FORMS_TOKEN: 'secret' })

test('returns empty lists without a job board and a form service [API-045, API-047]', async () => {
  expect((await withoutServices.call({ url: '/hearthway/jobs' })).body).toEqual({ isConfigured: false, jobs: [] })
  const headers = { cookie: await withoutServices.cookieOf('admin') }
  const forms = await withoutServices.call({ url: '/external/typeform/response?formId=f1', headers })
  expect(forms.body).toEqual({ isConfigured: false, items: [] })
})

test('lists the jobs of a board [API-047]', async () => {
  expect((await connected.call({ url: '/hearthway/jobs' })).body).toEqual({
    isConfigured: true,
    jobs: [{ id: '7', title: 'Advisor', url: 'https://jobs.example/7', location: 'Denver', department: 'Care' }],
  })
  expect((await connected.call({ url: '/..%2Fadmin/jobs' })).status).toBe(404)
})

test('sends requests only to the configured service, whatever a redirect or a board name says [API-045, API-047, BIZ-008]', async () => {
  const requested: string[] = []
  const internalServer = createServer((request, response) => {
    requested.push(request.url ?? '')
    response.end('{"jobs":[],"items":[]}')
  }).listen(0, '127.0.0.1')
  await once(internalServer, 'listening')
  const internalAddress = internalServer.address()
  redirect.to =
    typeof internalAddress === 'object' && internalAddress
      ? `http://127.0.0.1:${internalAddress.port}/latest/meta-data`
      : ''
  expect(await connected.call({ url: '/moved/jobs' })).toMatchObject({ status: 502 })
  expect(requested).toEqual([])

  const headers = { cookie: await connected.cookieOf('admin') }
  const host = encodeURIComponent(redirect.to)
  const names = [`..%2f..%2fadmin`, `@${host}`, host, `x%23`, `x%3fy`, '%5c%5cevil', `${'x'.repeat(61)}`]
  for (const name of names) {
    expect((await connected.call({ url: `/${name}/jobs` })).status, name).toBe(404)
    const forms = await connected.call({ url: `/external/typeform/response?formId=${name}`, headers })
    expect(forms.status, name).toBe(400)
  }
  expect(requested).toEqual([])
  internalServer.close()
})

test("reads form responses with the service's token [API-045]", async () => {
  const headers = { cookie: await connected.cookieOf('admin') }
  const forms = await connected.call({ url: '/external/typeform/response?formId=f1&pageSize=2', headers })
  expect(forms.body).toEqual({
    isConfigured: true,
    items: [{ id: 'r1', submittedAt: '2026-11-01T10:00:00Z', answers: [{ text: 'Yes' }] }],
  })
})

test('returns 502 for an invalid or failed response, and stops calling the service after 5 failures [API-047, BIZ-008]', async () => {
  const listJobs = (name: string) => connected.call({ url: `/${name}/jobs` })
  expect(await listJobs('odd')).toMatchObject({ status: 502, body: { errors: [{ code: 'external-service' }] } })
  const statuses: number[] = []
  for (let count = 0; count < 7; count += 1) statuses.push((await listJobs('broken')).status)
  expect(statuses.slice(0, 5)).toEqual([502, 502, 502, 502, 502])
  expect(statuses.at(-1)).toBe(503)
})

test('describes a dashboard table from the schemas of its list, for roles that may read the list [API-045]', async () => {
  const readTable = async (id: string, role: 'admin' | 'agent') =>
    connected.call({ url: `/meta-data/datatables/${id}`, headers: { cookie: await connected.cookieOf(role) } })
  expect((await readTable('contacts', 'agent')).body).toMatchObject({
    data: {
      id: 'contacts',
      attributes: {
        resource: '/platform/contacts',
        filters: expect.arrayContaining(['communityId', 'organizationId', 'lastTalkAt']),
        comparisons: { organizationId: ['in', 'exists'] },
        columns: expect.arrayContaining([
          { name: 'name', type: 'text', isSortable: true },
          { name: 'createdAt', type: 'time', isSortable: true },
        ]),
      },
    },
  })
  expect((await readTable('tasks', 'agent')).body).toMatchObject({
    data: {
      attributes: {
        resource: '/platform/tasks',
        filters: expect.arrayContaining(['status', 'dueAt', 'owner']),
        comparisons: { dueAt: ['lt', 'le', 'gt', 'ge', 'exists'], status: ['ne', 'in'] },
        columns: expect.arrayContaining([{ name: 'dueAt', type: 'time', isSortable: true }]),
      },
    },
  })
  expect((await readTable('entity-auxes', 'admin')).status).toBe(200)
  expect((await readTable('entity-auxes', 'agent')).status).toBe(404)
  expect((await readTable('__proto__', 'admin')).status).toBe(404)
})
