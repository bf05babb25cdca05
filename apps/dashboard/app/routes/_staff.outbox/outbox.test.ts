import { createServer } from 'node:http'
import { readHostSettings } from '@pkg/remix-host'
import { loadContext } from '@pkg/remix-host/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loader } from './route'

const message = {
  subject: 'We got your request',
  body: 'Hi Dana,',
  status: 'sent',
  createdAt: '2026-11-21T18:00:00Z',
  isToFamily: true,
  channel: 'email',
  recipient: 'dana.whitfield@families.example',
}
const messages = [
  { ...message, id: 'family-email' },
  { ...message, id: 'staff-email', isToFamily: false, recipient: 'bo@hearthway.example' },
]
const resource = (type: string, { id, ...attributes }: { id: string; [name: string]: unknown }) => ({
  type,
  id,
  attributes,
})
const server = createServer(({ url = '' }, response) => {
  response.setHeader('content-type', 'application/vnd.api+json')
  const data = url.includes('/users/')
    ? resource('users', { id: 'me', role: 'admin', name: 'Ada' })
    : url.includes('/emails')
      ? messages.map((message) => resource('emails', message))
      : []
  response.end(JSON.stringify({ data, meta: { total: Array.isArray(data) ? data.length : 1 } }))
})
let apiUrl = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => server.close())

const load = () =>
  loader({
    request: new Request('http://localhost:3001/dashboard/outbox'),
    params: {},
    context: loadContext(readHostSettings({ API_URL: apiUrl }, { variable: 'DASHBOARD_PORT', fallback: 3001 })),
  })

test('masks families’ email addresses on the outbox page, and shows those of staff [TRUST-008]', async () => {
  const loaded = await load()
  expect(loaded.rows.map(({ recipient }) => recipient)).toEqual(['d•••@families.example', 'bo@hearthway.example'])
  expect(JSON.stringify(loaded)).not.toContain('dana.whitfield')
})
