import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { action } from '../routes/analytics'
import { analyticsOf } from './analytics'
import { reportIn } from './report'

const received: { authorization: string | undefined; body: unknown }[] = []
let status = 200
const service = createServer((request, response) => {
  let text = ''
  request.on('data', (bytes) => (text += String(bytes)))
  request.on('end', () => {
    received.push({ authorization: request.headers.authorization, body: JSON.parse(text) })
    response.writeHead(status).end()
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  vi.unstubAllEnvs()
  received.length = 0
  status = 200
})
afterAll(() => service.close())

function withService() {
  const address = service.address()
  vi.stubEnv('ANALYTICS_URL', `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/events`)
  vi.stubEnv('ANALYTICS_TOKEN', 'a token of the test')
}
const post = (body: string) =>
  action({ request: new Request('http://site.example/analytics', { method: 'POST', body }), params: {}, context: {} })

test('pages, people and events are told, by path, id and name [CLIENT-008]', () => {
  const send = vi.fn()
  const analytics = analyticsOf({ hasService: true, isRefused: false, send })
  analytics.page('/memory-care')
  analytics.identify({ userId: '7', role: 'customer' })
  analytics.track('step-completed', { step: 'LookingFor' })
  expect(send.mock.calls).toEqual([
    [{ type: 'page', path: '/memory-care' }],
    [{ type: 'identify', userId: '7', role: 'customer' }],
    [{ type: 'track', name: 'step-completed', properties: { step: 'LookingFor' } }],
  ])
})

test.each([
  ['without a service', { hasService: false, isRefused: false }],
  ['for whoever refuses', { hasService: true, isRefused: true }],
])('%s nothing is told [CLIENT-008]', (_, reporting) => {
  const send = vi.fn()
  analyticsOf({ ...reporting, send }).page('/')
  expect(send).not.toHaveBeenCalled()
})

test.each([
  [{ type: 'page', path: '/a?email=dana@example.com' }],
  [{ type: 'page', path: 'https://elsewhere.example' }],
  [{ type: 'identify', userId: '7' }],
  [{ type: 'track', name: 'x', properties: { deep: { er: 1 } } }],
  [{ type: 'other' }],
  ['page'],
  [null],
])('%j is no report [CLIENT-008]', (given) => expect(reportIn(given)).toBeUndefined())

test('a report is handed to the service with our token and the time, and the page does not wait [CLIENT-008]', async () => {
  withService()
  expect((await post(JSON.stringify({ type: 'page', path: '/memory-care', more: 'is left out' }))).status).toBe(204)
  await vi.waitFor(() => expect(received).toHaveLength(1))
  expect(received).toEqual([
    {
      authorization: 'Bearer a token of the test',
      body: { type: 'page', path: '/memory-care', at: expect.stringMatching(/^\d{4}-.*Z$/) },
    },
  ])
})

test('without a service, for what is no report, and on the service’s bad days the page hears nothing of it [CLIENT-008]', async () => {
  expect((await post(JSON.stringify({ type: 'page', path: '/' }))).status).toBe(204)
  withService()
  for (const body of ['{', '[]', JSON.stringify({ type: 'page', path: `/${'x'.repeat(5000)}` })]) {
    expect((await post(body)).status).toBe(204)
  }
  expect(received).toEqual([])
  const said = vi.spyOn(console, 'error').mockReturnValue()
  status = 500
  expect((await post(JSON.stringify({ type: 'page', path: '/' }))).status).toBe(204)
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce())
  said.mockRestore()
})
