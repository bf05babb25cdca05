import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { action, loader } from '~/routes/receipts'
import { listResponse, type LocalApi, resourceResponse, startLocalApi } from '~/testing/local-api'

let api: LocalApi
beforeAll(async () => {
  api = await startLocalApi()
})
beforeEach(() => {
  api.requests.length = 0
  api.respond('/platform/receipts', listResponse('receipts', []))
  api.respond('/platform/assigned-callers', listResponse('assigned-callers', []))
})
afterAll(() => api.stop())

const token = 'a'.repeat(43)

async function caught<Result>(response: Promise<Result>): Promise<unknown> {
  return response.catch((thrown: unknown) => thrown)
}

const load = (path: string, cookie = '') =>
  caught(
    loader({
      request: new Request(`http://localhost:3000${path}`, { headers: { cookie } }),
      context: api.context,
      params: {},
    }),
  )

/** Opens an emailed link. Returns the cookie that the browser then sends. */
async function openLink(): Promise<string> {
  const response = await load(`/receipts?token=${token}`)
  if (!(response instanceof Response)) throw new Error('The link did not redirect')
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

test('moves the token of an emailed link to a cookie that scripts can’t read, and leads to a clean URL [TRUST-003]', async () => {
  const response = await load(`/receipts?token=${token}`)
  if (!(response instanceof Response)) throw new Error('The link did not redirect')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/receipts'])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('set-cookie')).toMatch(
    /^__Host-receipts=.*; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(api.requests).toEqual([])
})

test('reads the family of the link, and the person’s own without one [TRUST-003]', async () => {
  await load('/receipts', await openLink())
  expect(api.requests).toEqual([`/platform/receipts?token=${token}`, `/platform/assigned-callers?token=${token}`])
  api.requests.length = 0
  await load('/receipts')
  expect(api.requests).toEqual(['/platform/receipts', '/platform/assigned-callers'])
})

test('says in words who has what, when, why, who looked, and what happens after a stop [TRUST-003, TRUST-004]', async () => {
  const shared = {
    sharedFields: ['name', 'phone'],
    reason: 'You asked',
    sentAt: '2026-11-20T17:00:00.000Z',
    reveals: [],
  }
  const agent = { ...shared, recipientKind: 'agent' }
  const looked = [{ person: 'Ana Ruiz', at: '2026-11-20T18:00:00.000Z', reason: 'They asked me to call' }]
  api.respond(
    '/platform/receipts',
    listResponse('receipts', [
      { ...agent, id: '1', recipientName: 'Ana Ruiz', status: 'active', reveals: looked },
      { ...agent, id: '2', recipientName: 'Ben Ode', status: 'revoked', confirmBy: '2026-11-22T17:00:00.000Z' },
      { ...shared, id: '3', recipientKind: 'operator', recipientName: 'Hearthway', status: 'active' },
    ]),
  )
  api.respond(
    '/platform/assigned-callers',
    listResponse('assigned-callers', [
      {
        id: '4',
        name: 'Cleo Park',
        phone: '+13035550100',
        status: 'asked',
        callBy: '2026-11-23T21:30:00.000Z',
        timeZone: 'America/Denver',
      },
    ]),
  )
  expect(await load('/receipts')).toMatchObject({
    view: {
      isExpired: false,
      caller: { text: expect.stringContaining('call you from (303) 555-0100 by Nov 23, 2026, 2:30 PM MST') },
      receipts: [
        {
          what: 'Has your name and phone number',
          since: 'Since Nov 20, 2026, 10:00 AM MST',
          looks: ['Ana Ruiz, Nov 20, 2026, 11:00 AM MST: “They asked me to call”'],
          canStop: true,
        },
        { statusDetail: expect.stringContaining('must confirm by Nov 22, 2026, 10:00 AM MST'), canStop: false },
        { kind: 'The company that runs this site', canStop: false },
      ],
    },
  })
})

test('offers a new link when the emailed one has expired [TRUTH-009]', async () => {
  api.respond('/platform/receipts', { status: 404 })
  expect(await load('/receipts', await openLink())).toMatchObject({ view: { isExpired: true, receipts: [] } })
  await expect.poll(() => api.requests).toHaveLength(2)
})

async function submit(fields: Record<string, string>, cookie = ''): Promise<unknown> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie }
  const body = String(new URLSearchParams(fields))
  const request = new Request('http://localhost:3000/receipts', { method: 'POST', headers, body })
  return caught(action({ request, context: api.context, params: {} }))
}

test.each([
  [{ intent: 'stop', id: 'r1' }, '/platform/receipts/r1/revoke', 'stopped'],
  [{ intent: 'replace', id: 'o1' }, '/platform/assigned-callers/o1/replace', 'replaced'],
  [{ intent: 'link', email: 'ruth@families.example' }, '/platform/receipt-links', 'linked'],
])('sends the form %j and says what happened [TRUST-004, TRUTH-001, TRUTH-009]', async (fields, path, done) => {
  api.respond(path, resourceResponse('receipts', { id: '1' }))
  const response = await submit(fields, await openLink())
  expect(api.requests).toEqual([path])
  expect(response instanceof Response && response.headers.get('location')).toBe(`/receipts?done=${done}`)
})

test('says that something changed when the recipient or the link is gone [TRUST-004]', async () => {
  api.respond('/platform/receipts/gone/revoke', { status: 404 })
  const response = await submit({ intent: 'stop', id: 'gone' }, await openLink())
  expect(response instanceof Response && response.headers.get('location')).toBe('/receipts?done=changed')
})

test('keeps a mistyped email address and says how to fix it [VAL-002]', async () => {
  expect(await submit({ intent: 'link', email: 'ruth@' })).toMatchObject({
    data: { error: 'Enter an email address, such as name@example.com.', typed: 'ruth@' },
    init: { status: 422 },
  })
  expect(api.requests).toEqual([])
})
