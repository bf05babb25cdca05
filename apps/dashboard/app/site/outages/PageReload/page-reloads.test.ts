import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageReloads } from './page-reloads'

const site = 'https://hearthway.example'
const families = '/dashboard/families.data?tab=new'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('window', new EventTarget())
  open('/dashboard/families?tab=new')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = (path: string) => vi.stubGlobal('location', new URL(path, site))
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** A page whose server gives the answers in their order: a status, or what happens instead. Each takes 100 ms. Further answers are 200. */
function openPage(...answers: (number | 'offline' | 'stalled' | 'a proxy')[]) {
  const left = [...answers]
  const sent: string[] = []
  const shown: string[] = []
  const outOfDate: boolean[] = []
  const offline: boolean[] = []
  const unseen: boolean[] = []
  const router = { isNavigating: false }
  const reloads = createPageReloads()
  const fetch = reloads.start({
    send: async (input, init) => {
      const number = sent.push(`${init?.method ?? 'GET'} ${String(input).replace(site, '')}`)
      const answer = left.shift() ?? 200
      await new Promise((resolve, reject) => {
        if (answer !== 'stalled') setTimeout(resolve, 100)
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Canceled', 'AbortError')))
      })
      if (answer === 'offline') throw new TypeError('Failed to fetch')
      if (answer === 'a proxy') return new Response('Deploying', { headers: { 'content-type': 'text/html' } })
      return new Response(`answer ${number}`, {
        status: Number(answer),
        headers: { 'content-type': 'text/x-script; charset=utf-8' },
      })
    },
    // As Remix asks for the data of a page: by a URL that names the routes.
    revalidate: () => {
      const url = new URL(`${location.pathname.replace(/\/$/, '')}.data${location.search}`, location.origin)
      url.searchParams.delete('index')
      url.searchParams.set('_routes', 'routes/_staff')
      void fetch(url).then(async (response) => shown.push(`${response.status} ${await response.text()}`))
    },
    isNavigating: () => router.isNavigating,
    onOutOfDate: (is) => outOfDate.push(is),
    onOffline: (is) => offline.push(is),
    onUnseen: (is) => unseen.push(is),
  })
  return { ...reloads, fetch, router, sent, shown, outOfDate, offline, unseen }
}

test('the router gets what was loaded, so a reload is one request [DASH-003]', async () => {
  const { reload, sent, shown } = openPage()
  reload()
  await pass(100)
  expect(shown).toEqual(['200 answer 1'])
  expect(sent).toEqual([`GET ${families}`])
})

test('while reloads fail, the router isn’t asked; pauses grow from 5 to 10 seconds, and the page says that it’s out of date [ERR-018]', async () => {
  const { reload, sent, shown, outOfDate } = openPage(503, 'offline', 429, 'a proxy')
  reload()
  await pass(100)
  expect([sent.length, outOfDate]).toEqual([1, [true]])
  for (const [attempt, pause] of [5000, 10_000, 10_000].entries()) {
    await pass(pause - 1)
    expect(sent).toHaveLength(attempt + 1)
    await pass(101)
    expect(sent).toHaveLength(attempt + 2)
  }
  expect(shown).toEqual([])
  await pass(10_100)
  expect(shown).toEqual(['200 answer 5'])
  expect(outOfDate).toEqual([true, true, true, true, false])
})

test('a connection that doesn’t answer is given up after 20 seconds [ERR-018]', async () => {
  const { reload, shown, outOfDate } = openPage('stalled')
  reload()
  await pass(20_000)
  expect(outOfDate).toEqual([true])
  await pass(5100)
  expect(shown).toEqual(['200 answer 2'])
})

test('opening a page ends the pause, and a load for the page before [ERR-018]', async () => {
  const { reload, retry, sent, shown } = openPage(503, 'stalled')
  reload()
  await pass(1000)
  retry()
  await pass(100)
  expect(sent).toHaveLength(2)
  open('/dashboard/board')
  retry()
  await pass(500)
  expect(sent.at(-1)).toBe('GET /dashboard/board.data')
  expect(shown).toEqual(['200 answer 3'])
})

test('an answer that isn’t an outage is shown [ERR-018]', async () => {
  const { reload, shown } = openPage(404)
  reload()
  await pass(100)
  expect(shown).toEqual(['404 answer 1'])
})

test('reloads that are asked for meanwhile are one [DASH-003]', async () => {
  const { reload, sent, shown } = openPage()
  reload()
  await pass(50)
  reload()
  reload()
  await pass(1000)
  expect(sent).toHaveLength(2)
  expect(shown).toEqual(['200 answer 1', '200 answer 2'])
})

test('data that was loaded before a form was saved isn’t shown after it [WORK-005]', async () => {
  const { reload, fetch, sent, shown } = openPage()
  reload()
  await pass(50)
  await Promise.all([fetch(`${site}/dashboard/families.data`, { method: 'POST' }), pass(1000)])
  expect(sent).toEqual([`GET ${families}`, 'POST /dashboard/families.data', `GET ${families}`])
  expect(shown).toEqual(['200 answer 3'])
})

test('while a form is sent or a page is opened, nothing is loaded, and other requests don’t matter [WORK-005, DASH-003]', async () => {
  const { reload, fetch, router, sent, shown } = openPage()
  const saved = fetch(`${site}/dashboard/families.data`, { method: 'POST' })
  reload()
  router.isNavigating = true
  await pass(1000)
  await saved
  expect(sent).toEqual(['POST /dashboard/families.data'])
  router.isNavigating = false
  await pass(300)
  const present = fetch(`${site}/dashboard/api/platform/presence`, { method: 'PUT' })
  await pass(100)
  await present
  expect(shown).toEqual(['200 answer 2'])
})

test('while the browser is offline, a form and an opened page wait until the server answers, and are sent once [ERR-018]', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { fetch, sent, offline } = openPage('offline', 'offline', 'offline', 'offline')
  const answers = [fetch(`${site}/dashboard/families.data`, { method: 'POST' }), fetch(`${site}/dashboard/board.data`)]
  await pass(2000)
  expect(offline).toEqual([true, true])
  vi.stubGlobal('navigator', { onLine: true })
  window.dispatchEvent(new Event('online'))
  // The connection is there before the server can be reached.
  await pass(100)
  expect(sent.filter((request) => request !== 'GET /healthz')).toEqual([])
  await pass(5200)
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200])
  expect(sent.filter((request) => request !== 'GET /healthz')).toEqual([
    'POST /dashboard/families.data',
    'GET /dashboard/board.data',
  ])
  expect(offline.at(-1)).toBe(false)
})

test('a form that fails isn’t sent again, because it may have arrived, whatever the browser says of the connection [ERR-018]', async () => {
  for (const [onLine, answers] of [
    [true, ['offline']],
    [false, [200, 'offline']],
  ] as const) {
    vi.stubGlobal('navigator', { onLine })
    const { fetch, sent } = openPage(...answers)
    const saved = fetch(`${site}/dashboard/families.data`, { method: 'POST' })
    await Promise.all([expect(saved).rejects.toThrow('Failed to fetch'), pass(60_000)])
    expect(sent.filter((request) => request.startsWith('POST'))).toHaveLength(1)
  }
})

test('a page that waits for the connection and isn’t needed any more stops waiting, and the other still waits [ERR-018]', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { fetch, offline } = openPage('offline', 'offline')
  const cancel = new AbortController()
  const left = fetch(`${site}/dashboard/board.data`, { signal: cancel.signal })
  void fetch(`${site}/dashboard/tasks.data`)
  await pass(100)
  cancel.abort()
  await Promise.all([left, pass(100)])
  expect(offline).toEqual([true, true, true])
})

test('while the page after a form can’t be loaded, the router waits for it, and the page says that the form arrived [ERR-018, WORK-005]', async () => {
  const { fetch, sent, unseen } = openPage(202, 503, 'offline', 200)
  await Promise.all([fetch(`${site}/dashboard/families.data`, { method: 'POST' }), pass(100)])
  const next = fetch(`${site}${families}`)
  await pass(100)
  expect(unseen).toEqual([true])
  await pass(5000 + 100 + 10_000 + 100)
  expect(await (await next).text()).toBe('answer 4')
  expect(unseen).toEqual([true, false])
  expect(sent).toEqual(['POST /dashboard/families.data', ...Array(3).fill(`GET ${families}`)])
})

test.each([
  ['while it loads', 50, []],
  ['before it’s tried again', 1000, [true, false]],
  ['while it’s tried again', 5150, [true, false]],
])(
  'someone who goes on %s no longer waits for the page after a form, and the page reloads [ERR-018]',
  async (_when, after, notices) => {
    const { fetch, shown, unseen } = openPage(202, 503, 503)
    await Promise.all([fetch(`${site}/dashboard/families.data`, { method: 'POST' }), pass(100)])
    const leaving = new AbortController()
    const outcome = fetch(`${site}${families}`, { signal: leaving.signal }).then(
      () => 'shown',
      () => 'canceled',
    )
    await pass(after)
    leaving.abort()
    await pass(0)
    expect(unseen).toEqual(notices)
    expect(await outcome).toBe('canceled')
    await pass(20_000)
    expect(shown).toEqual([expect.stringMatching(/^200 /)])
  },
)

test.each([
  ['a form to correct', 422, 0],
  ['a form long ago', 202, 1000],
])('no one waits for a page that fails after %s [ERR-018]', async (_what, status, later) => {
  const { fetch, unseen } = openPage(status, 503)
  await Promise.all([fetch(`${site}/dashboard/families.data`, { method: 'POST' }), pass(100 + later)])
  const [response] = await Promise.all([fetch(`${site}${families}`), pass(100)])
  expect(response.status).toBe(503)
  expect(unseen).toEqual([])
})

test('a link that is followed right after the page of a form isn’t waited for [ERR-018]', async () => {
  const { fetch, unseen } = openPage(202, 200, 503)
  await Promise.all([fetch(`${site}/dashboard/families.data`, { method: 'POST' }), pass(100)])
  await Promise.all([fetch(`${site}${families}`), pass(100)])
  const [response] = await Promise.all([fetch(`${site}/dashboard/tasks.data`), pass(100)])
  expect(response.status).toBe(503)
  expect(unseen).toEqual([])
})

test('someone who goes on meanwhile gets the data of the page they’re on [DASH-003]', async () => {
  const { reload, sent, shown } = openPage(503)
  reload()
  await pass(50)
  open('/dashboard/')
  await pass(1000)
  expect(sent).toEqual([`GET ${families}`, 'GET /dashboard.data'])
  expect(shown).toEqual(['200 answer 2'])
})

test('the mark of an index route’s form isn’t part of a page’s URL [ERR-018]', async () => {
  open('/dashboard?index')
  const { reload, sent, shown } = openPage()
  reload()
  await pass(100)
  expect(sent).toEqual(['GET /dashboard.data'])
  expect(shown).toEqual(['200 answer 1'])
})

test('only the router’s request for the page gets what was loaded, and only within a second [DASH-003]', async () => {
  const page = openPage()
  const asked = vi.fn()
  page.stop()
  const fetch = page.start({
    send: async (input) =>
      new Response(String(input).replace(site, ''), { headers: { 'content-type': 'text/x-script' } }),
    revalidate: asked,
    isNavigating: () => false,
    onOutOfDate: () => undefined,
    onOffline: () => undefined,
    onUnseen: () => undefined,
  })
  page.reload()
  await pass(500)
  expect(asked).toHaveBeenCalledOnce()
  const other = await fetch(`${site}/dashboard/board.data`)
  expect(await other.text()).toBe('/dashboard/board.data')
  await pass(501)
  const late = await fetch(`${site}${families}&_routes=late`)
  expect(await late.text()).toBe(`${families}&_routes=late`)
})

test.each([50, 2000])(
  'nothing happens once the page is closed, %i ms after a reload [ERR-018]',
  async (milliseconds) => {
    const { reload, stop, sent, shown, outOfDate } = openPage(503)
    reload()
    await pass(milliseconds)
    stop()
    const before = outOfDate.length
    await pass(60_000)
    expect([sent.length, shown.length, outOfDate.length]).toEqual([1, 0, before])
  },
)

test('a reload that failed is tried again by the page that is opened next [ERR-018]', async () => {
  const page = openPage(503)
  page.reload()
  await pass(1000)
  page.stop()
  const asked = vi.fn()
  page.start({
    send: async () => new Response('', { headers: { 'content-type': 'text/x-script' } }),
    revalidate: asked,
    isNavigating: () => false,
    onOutOfDate: () => undefined,
    onOffline: () => undefined,
    onUnseen: () => undefined,
  })
  await pass(10_000)
  expect(asked).toHaveBeenCalledOnce()
})

test('reloads that are asked for while one fails are one [ERR-018]', async () => {
  const { reload, sent, shown } = openPage(503)
  reload()
  await pass(1000)
  reload()
  await pass(20_000)
  expect(sent).toHaveLength(2)
  expect(shown).toEqual(['200 answer 2'])
})
