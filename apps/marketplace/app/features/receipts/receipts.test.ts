import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { action, loader } from '~/pages/receipts'
import { action as download } from '~/pages/receipts_.download'
import { readCalls } from './call-form'
import { listResponse, type LocalApi, resourceResponse, startLocalApi } from '~/testing/local-api'

/** What the API says about a family that wants to be called on Mondays. */
const overview = { callPreferences: { days: ['monday'] }, codeTo: 'r•••@families.example', accesses: [] }

const requested = [
  { id: 'aspen-court', name: 'Aspen Court', state: 'CO' },
  { id: 'birch-house', name: 'Birch House', state: 'CO' },
  { id: 'cedar-hall', name: 'Cedar Hall', state: 'CO' },
]

/** What the API says about a family’s requests. */
const homebase = {
  id: 'me',
  client: { communitiesInterested: requested },
  uuidInfo: { referralInfo: { heldSlugs: ['birch-house'], undisclosedSlugs: ['cedar-hall'] } },
}

let api: LocalApi
beforeAll(async () => {
  api = await startLocalApi()
})
beforeEach(() => {
  api.requests.length = 0
  api.respond('/platform/receipts', listResponse('receipts', []))
  api.respond('/platform/assigned-callers', listResponse('assigned-callers', []))
  api.respond('/platform/privacy', { body: overview })
  api.respond('/marketplace/homebase/me', resourceResponse('homebase', homebase))
})
afterAll(() => api.stop())

const token = 'a'.repeat(43)

async function caught<Result>(response: Promise<Result>): Promise<unknown> {
  return response.catch((thrown: unknown) => thrown)
}

const loadWithHeaders = (path: string, cookie = '') =>
  caught(
    loader({
      request: new Request(`http://localhost:3000${path}`, { headers: { cookie } }),
      context: api.context,
      params: {},
    }),
  )

/** Returns what the page shows, or the response instead of a page. */
async function load(path: string, cookie = ''): Promise<unknown> {
  const loaded = await loadWithHeaders(path, cookie)
  return loaded instanceof Response ? loaded : Object(loaded).data
}

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
  expect(response.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^__Host-receipts=.*; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  )
  expect(api.requests).toEqual([])
})

test('forgets what a code of an earlier link opened, so a new link never shows or deletes another family’s data [TRUST-003, TRUST-016]', async () => {
  const response = await load(`/receipts?token=${token}`)
  if (!(response instanceof Response)) throw new Error('The link did not redirect')
  for (const name of ['__Host-receipts-code', '__Host-receipts-grant']) {
    expect(response.headers.getSetCookie()).toContainEqual(expect.stringMatching(`^${name}=.*; Max-Age=0;`))
  }
})

test('reads the family of the link, and the person’s own without one [TRUST-003, TRUTH-003]', async () => {
  const { view } = Object(await load('/receipts', await openLink()))
  expect(view).toMatchObject({ isOwn: false })
  expect(view.unsent).toBeUndefined()
  const paths = ['/platform/receipts', '/platform/assigned-callers', '/platform/privacy']
  expect(api.requests).toEqual(paths.map((path) => `${path}?token=${token}`))
  api.requests.length = 0
  expect(await load('/receipts')).toMatchObject({
    view: { isOwn: true, unsent: { held: [requested[1]], undisclosed: [requested[2]] } },
  })
  expect(api.requests).toEqual([...paths, '/marketplace/homebase/me?include=all&language=en'])
})

test('shows who has the information, and how to stop it, when what the family requested can’t be read [TRUST-003, TRUST-004]', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  api.respond('/marketplace/homebase/me', { status: 500 })
  const { view } = Object(await load('/receipts'))
  expect(view).toMatchObject({ isOwn: true, isExpired: false })
  expect(view.unsent).toBeUndefined()
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
          what: ['Name', 'Phone'],
          since: 'Nov 20, 2026, 10:00 AM MST',
          looks: ['Ana Ruiz, Nov 20, 2026, 11:00 AM MST: “They asked me to call”'],
          canStop: true,
        },
        { statusDetail: expect.stringContaining('must confirm by Nov 22, 2026, 10:00 AM MST'), canStop: false },
        { kind: 'The company that runs this site', canStop: false },
      ],
    },
  })
})

test('names the time of a booked call, before and after the advisor accepts [TRUST-003, AGENT-008]', async () => {
  const caller = {
    id: '4',
    agentId: 'cleo',
    name: 'Cleo Park',
    callBy: '2026-11-23T21:30:00.000Z',
    timeZone: 'America/Denver',
    bookedCall: { startsAt: '2026-12-01T16:00:00.000Z', timeZone: 'America/Denver' },
  }
  const textOf = async (status: string) => {
    api.respond('/platform/assigned-callers', listResponse('assigned-callers', [{ ...caller, status }]))
    const { view } = Object(await load('/receipts'))
    return view.caller.text
  }
  const when = 'Tuesday, December 1, 9:00 AM Mountain Time'
  expect(await textOf('asked')).toBe(
    `You booked a call with Cleo Park, a local advisor, for ${when}. Cleo Park will get your contact info after agreeing to help.`,
  )
  expect(await textOf('accepted')).toBe(`Cleo Park is your local advisor. Your call is booked for ${when}.`)
})

test('offers a new link when the emailed one has expired [TRUTH-009]', async () => {
  api.respond('/platform/receipts', { status: 404 })
  expect(await load('/receipts', await openLink())).toMatchObject({ view: { isExpired: true, receipts: [] } })
  await expect.poll(() => api.requests).toHaveLength(3)
})

async function submit(fields: Record<string, string>, cookie = ''): Promise<unknown> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie }
  const body = String(new URLSearchParams(fields))
  const request = new Request('http://localhost:3000/receipts', { method: 'POST', headers, body })
  return caught(action({ request, context: api.context, params: {} }))
}

test.each([
  [{ intent: 'stop', id: 'r1' }, '/platform/receipts/r1/revoke', 'stopped'],
  [{ intent: 'stop-all' }, '/platform/receipts/revoke', 'all-stopped'],
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
    data: { errors: { email: 'Enter an email address, such as name@example.com.' }, typed: { email: 'ruth@' } },
    init: { status: 422 },
  })
  expect(api.requests).toEqual([])
})

test('shows times in the time zone of the family’s state after its advisor is gone [TRUST-003]', async () => {
  const looked = [{ person: 'Ana Ruiz', at: '2026-11-20T18:00:00.000Z', route: 'outbox', reason: 'Looked' }]
  api.respond('/platform/privacy', { body: { ...overview, timeZone: 'America/Denver', accesses: looked } })
  expect(await load('/receipts')).toMatchObject({
    view: { accesses: ['Ana Ruiz, Nov 20, 2026, 11:00 AM MST: “Looked”'] },
  })
})

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const codeId = 'b7c3f1f0-4f53-4c64-8a1e-6d7a2c9f1e11'
const grant = 'g'.repeat(43)
const cookiesOf = (response: unknown) =>
  response instanceof Response ? response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '') : []
const placeOf = (response: unknown) => (response instanceof Response ? response.headers.get('location') : undefined)

/** Asks for a code and enters it. Returns the browser's cookies. */
async function enterCode(): Promise<string> {
  api.respond('/platform/privacy/codes', { body: { id: codeId, sentTo: 'r•••', expiresAt: '' } })
  api.respond('/platform/privacy/grants', { body: { grant, expiresAt: '' } })
  const cookies = cookiesOf(await submit({ intent: 'code' })).join('; ')
  const entered = await submit({ intent: 'enter', code: '123 456' }, cookies)
  expect(placeOf(entered)).toBe('/receipts?done=opened')
  return [cookies, ...cookiesOf(entered)].join('; ')
}

test('asks for a code, and opens contact info, changes, and the download with it [TRUST-016]', async () => {
  expect(await load('/receipts')).toMatchObject({ view: { ownData: { step: 'start', sentTo: overview.codeTo } } })
  const cookies = await enterCode()
  api.respond('/platform/privacy/contact', {
    body: { name: 'Ruth', email: 'ruth@families.example', phone: '+13035550123' },
  })
  expect(await load('/receipts', cookies)).toMatchObject({
    view: { ownData: { step: 'open', contact: { name: 'Ruth', phone: '(303) 555-0123' } } },
  })
  const typed = { name: 'Ruth', email: '', phone: '12' }
  expect(await submit({ intent: 'contact', ...typed }, cookies)).toMatchObject({
    data: { intent: 'contact', errors: { phone: expect.stringContaining('10 digits') }, typed },
  })
  expect(await submit({ intent: 'contact', name: 'Ruth', phone: '' }, cookies)).toMatchObject({
    data: { errors: { phone: expect.stringContaining('stop sharing') } },
  })
  expect(placeOf(await submit({ intent: 'contact', name: 'Ruth', phone: '(303) 555-0123' }, cookies))).toBe(
    '/receipts?done=contact-saved',
  )
  api.respond('/platform/privacy/download', { body: { family: { name: 'Ruth' } } })
  const request = new Request('http://localhost:3000/receipts/download', {
    method: 'POST',
    headers: { cookie: cookies },
  })
  const file = await download({ request, context: api.context, params: {} })
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="my-information.json"')
  expect(await file.json()).toEqual({ family: { name: 'Ruth' } })
})

test('starts over when what a code opened has expired, and downloads nothing without a code [TRUST-016]', async () => {
  const cookies = await enterCode()
  api.respond('/platform/privacy/contact', { status: 410 })
  expect(await load('/receipts', cookies)).toMatchObject({ view: { ownData: { step: 'code' } } })
  expect(placeOf(await submit({ intent: 'contact', name: 'Ruth' }, cookies))).toBe('/receipts?done=closed')
  const request = new Request('http://localhost:3000/receipts/download', { method: 'POST' })
  expect(placeOf(await download({ request, context: api.context, params: {} }))).toBe('/receipts?done=closed')
})

test.each([
  ['12', { code: 'Enter the 6 digits of your code.' }],
  ['123456', { code: 'That isn’t the code we sent. Check the message and try again.' }],
])('keeps the wrong code %s and says how to fix it [TRUST-016]', async (code, errors) => {
  api.respond('/platform/privacy/codes', { body: { id: codeId, sentTo: 'r•••', expiresAt: '' } })
  api.respond('/platform/privacy/grants', { status: 401 })
  const cookies = cookiesOf(await submit({ intent: 'code' })).join('; ')
  expect(await submit({ intent: 'enter', code }, cookies)).toMatchObject({ data: { errors, typed: { code } } })
})

test('deletes only after the box is checked, and then forgets the person [TRUST-016]', async () => {
  const cookies = await enterCode()
  api.respond('/platform/privacy/erasure', { body: { erasedAt: '', erased: [], retained: [] } })
  expect(await submit({ intent: 'erase' }, cookies)).toMatchObject({
    data: { errors: { confirm: expect.any(String) } },
  })
  expect(api.requests).not.toContain('/platform/privacy/erasure')
  const erased = await submit({ intent: 'erase', confirm: 'erase' }, cookies)
  expect(placeOf(erased)).toBe('/receipts?done=erased')
  if (!(erased instanceof Response)) throw new Error('The page did not redirect')
  expect(removedCookies(erased)).toEqual(
    expect.arrayContaining(['__Host-receipts', '__Host-receipts-code', '__Host-receipts-grant']),
  )
})

/** The cookies that a response removes. */
const removedCookies = (response: Response) =>
  response.headers.getSetCookie().flatMap((cookie) => /^([^=]+)=.*Max-Age=0/.exec(cookie)?.[1] ?? [])

test('removes the storage and every cookie but the text size from the browser of an erased person, in the same response [EDGE-011]', async () => {
  const others = ['__Host-hearthway-session=s', '__Host-hearthway-id=i', '__Host-tool-runway=t', '__Host-shared-list=l']
  const cookies = [await enterCode(), ...others, 'utm=u', '__Host-hearthway-text-size=large'].join('; ')
  api.respond('/platform/privacy/erasure', { body: { erasedAt: '', erased: [], retained: [] } })
  const erased = await submit({ intent: 'erase', confirm: 'erase' }, cookies)
  if (!(erased instanceof Response)) throw new Error('The page did not redirect')
  expect(erased.headers.get('clear-site-data')).toBe('"cache", "storage"')
  expect(erased.headers.get('x-remix-reload-document')).toBe('true')
  const sent = cookies.split('; ').map((cookie) => cookie.split('=')[0])
  expect(new Set(removedCookies(erased))).toEqual(
    new Set([...sent.filter((name) => name !== '__Host-hearthway-text-size'), '__Host-receipts']),
  )
  expect(await load('/receipts?done=erased', cookiesOf(erased).join('; '))).toMatchObject({ removal: 'all' })
})

test('removes the answers from the browser after everyone was stopped, and nothing through a link alone [EDGE-011, TRUST-004]', async () => {
  api.respond('/platform/receipts/revoke', { body: {} })
  const stopped = await submit({ intent: 'stop-all' }, 'utm=u')
  if (!(stopped instanceof Response)) throw new Error('The page did not redirect')
  expect(stopped.headers.get('clear-site-data')).toBeNull()
  expect(removedCookies(stopped)).toEqual([])
  expect(await load('/receipts', cookiesOf(stopped).join('; '))).toMatchObject({ removal: 'answers' })
  expect(Object(await load('/receipts?done=erased')).removal).toBeUndefined()
})

test('removes from the browser only once, so a reload keeps what was typed since [EDGE-011, TRUST-004]', async () => {
  api.respond('/platform/receipts/revoke', { body: {} })
  const stopped = await submit({ intent: 'stop-all' }, 'utm=u')
  if (!(stopped instanceof Response)) throw new Error('The page did not redirect')
  const { data, init } = Object(await loadWithHeaders('/receipts?done=all-stopped', cookiesOf(stopped).join('; ')))
  expect(data.removal).toBe('answers')
  expect(removedCookies(new Response(null, init))).toEqual(['__Host-removal'])
  expect(Object(await loadWithHeaders('/receipts?done=all-stopped')).init).toBeFalsy()
})

test('sends the chosen days and hours for calls [TRUST-007]', async () => {
  api.respond('/platform/privacy/call-preferences', { body: {} })
  expect(placeOf(await submit({ intent: 'calls', day: 'tuesday', hours: 'morning' }))).toBe(
    '/receipts?done=calls-saved',
  )
  expect(readCalls(formOf({ day: 'tuesday', hours: 'morning' }))).toEqual({
    days: ['tuesday'],
    from: 9,
    until: 12,
  })
})
