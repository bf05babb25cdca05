import { createServer } from 'node:http'
import { readHostSettings } from '@pkg/remix-host'
import { loadContext } from '@pkg/remix-host/server'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { action } from '~/pages/analytics'
import { createAnalytics } from './analytics'
import { parseReport } from './report'

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
  received.length = 0
  status = 200
})
afterAll(() => service.close())

const withoutService = {}
function withService() {
  const address = service.address()
  const port = typeof address === 'object' ? (address?.port ?? '') : ''
  return { ANALYTICS_URL: `http://127.0.0.1:${port}/events`, ANALYTICS_TOKEN: 'a token of the test' }
}
function post(body: string, environment: Record<string, string>) {
  const settings = readHostSettings(environment, { variable: 'MARKETPLACE_PORT', fallback: 3000 })
  const request = new Request('http://site.example/analytics', { method: 'POST', body })
  return action({ request, params: {}, context: loadContext(settings) })
}

test('reports pages by path, people by id, and events by name [CLIENT-008]', () => {
  const send = vi.fn()
  const analytics = createAnalytics({ hasService: true, isOptedOut: false, send })
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
  ['without a service', { hasService: false, isOptedOut: false }],
  ['for people who opted out', { hasService: true, isOptedOut: true }],
])('sends nothing %s [CLIENT-008]', (_, reporting) => {
  const send = vi.fn()
  createAnalytics({ ...reporting, send }).page('/')
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
])('rejects %j as a report [CLIENT-008]', (value) => expect(parseReport(value)).toBeUndefined())

test('forwards a report with our token and the time, without making the page wait [CLIENT-008]', async () => {
  const report = JSON.stringify({ type: 'page', path: '/memory-care', more: 'is left out' })
  expect((await post(report, withService())).status).toBe(204)
  await expect.poll(() => received).toHaveLength(1)
  expect(received).toEqual([
    {
      authorization: 'Bearer a token of the test',
      body: { type: 'page', path: '/memory-care', at: expect.stringMatching(/^\d{4}-.*Z$/) },
    },
  ])
})

test('responds with 204 without a service, for a malformed report, and when the service fails [CLIENT-008]', async () => {
  expect((await post(JSON.stringify({ type: 'page', path: '/' }), withoutService)).status).toBe(204)
  for (const body of ['{', '[]', JSON.stringify({ type: 'page', path: `/${'x'.repeat(5000)}` })]) {
    expect((await post(body, withService())).status).toBe(204)
  }
  expect(received).toEqual([])
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  status = 500
  expect((await post(JSON.stringify({ type: 'page', path: '/' }), withService())).status).toBe(204)
  await expect.poll(() => logged).toHaveBeenCalledOnce()
  logged.mockRestore()
})
