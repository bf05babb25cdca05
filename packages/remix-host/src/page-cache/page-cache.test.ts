import { expect, test, vi } from 'vitest'
import { PageCache, type RenderPage } from './page-cache'

const minute = 60_000

/** A cache whose clock and API a test controls. Its pages show how often they were rendered. */
function cacheUnderTest(memory?: { found: number; missing: number }) {
  const api = { version: 'a', isDown: false }
  const clock = { now: Date.UTC(2026, 10, 23) }
  const last = { version: 'a', at: clock.now }
  const errors: unknown[] = []
  const cache = new PageCache({
    versions: {
      last,
      current() {
        if (!api.isDown) Object.assign(last, { version: api.version, at: clock.now })
        return Promise.resolve(api.isDown ? undefined : api.version)
      },
    },
    now: () => clock.now,
    onError: (error) => errors.push(error),
    ...(memory ? { memory } : {}),
  })
  let rendered = 0
  const render = vi.fn<RenderPage>(() => Promise.resolve(htmlResponse(`page ${(rendered += 1)}`)))
  const read = async (key = '/list', how: RenderPage = render, isTimely = false) => {
    const found = await cache.find(key, how, { isTimely })
    return found && [String(found.page.bodies.get('identity')), found.source]
  }
  return { api, clock, errors, render, read }
}

const htmlResponse = (text: string, init: ResponseInit = {}) =>
  new Response(text, { ...init, headers: { 'content-type': 'text/html', ...init.headers } })

test('renders a page once while the data doesn’t change, and again after a change [FIND-014]', async () => {
  const { api, read } = cacheUnderTest()
  expect(await read()).toEqual(['page 1', 'miss'])
  expect(await read()).toEqual(['page 1', 'hit'])
  api.version = 'b'
  expect(await read()).toEqual(['page 2', 'miss'])
})

test('sends an old page while it’s rendered again, because texts can depend on the day [FIND-014]', async () => {
  const { clock, read } = cacheUnderTest()
  await read()
  clock.now += minute + 1
  expect(await read()).toEqual(['page 1', 'revalidating'])
  await expect.poll(() => read()).toEqual(['page 2', 'hit'])
})

test('renders a timely page again before it sends one that is older than a minute [FIND-014]', async () => {
  const { clock, read, render } = cacheUnderTest()
  const readTimely = () => read('/agents', render, true)
  await readTimely()
  expect(await readTimely()).toEqual(['page 1', 'hit'])
  clock.now += minute + 1
  expect(await readTimely()).toEqual(['page 2', 'miss'])
})

test('renders a page once for everyone who needs it at the same time [FIND-014]', async () => {
  const { read, render } = cacheUnderTest()
  const pages = await Promise.all(Array.from({ length: 50 }, () => read()))
  expect(new Set(pages.map((page) => page?.[0]))).toEqual(new Set(['page 1']))
  expect(render).toHaveBeenCalledTimes(1)
})

test('sends the last page for ten minutes while the API is unavailable, and then none [FIND-014]', async () => {
  const { api, clock, read } = cacheUnderTest()
  await read()
  // The page is old, but its data was current a moment before the outage.
  clock.now += 5 * minute
  await read('/other')
  api.isDown = true
  clock.now += 10 * minute
  expect(await read()).toEqual(['page 1', 'outage'])
  clock.now += 1
  expect(await read()).toBeUndefined()
})

test('sends the last page when a changed one can’t be rendered, and the new one later [FIND-014]', async () => {
  const { api, errors, read } = cacheUnderTest()
  await read()
  api.version = 'b'
  expect(await read('/list', () => Promise.reject(new Error('incomplete')))).toEqual(['page 1', 'outage'])
  expect(errors).toEqual([new Error('incomplete')])
  expect(await read()).toEqual(['page 2', 'miss'])
})

test('sends the last page when the changed one takes longer than a second [FIND-014]', async () => {
  const { api, read } = cacheUnderTest()
  await read()
  api.version = 'b'
  expect(await read('/list', () => new Promise(() => undefined))).toEqual(['page 1', 'outage'])
})

test.each([
  ['a redirect', { status: 302, headers: { location: '/elsewhere' } }],
  ['an error', { status: 400 }],
  ['a cookie', { headers: { 'set-cookie': 'who=visitor' } }],
  ['private content', { headers: { 'cache-control': 'private' } }],
])('never stores %s, and forgets the page that was there before [FIND-014]', async (_, init) => {
  const { api, read } = cacheUnderTest()
  await read()
  api.version = 'b'
  expect(await read('/list', () => Promise.resolve(htmlResponse('', init)))).toBeUndefined()
  api.isDown = true
  expect(await read()).toBeUndefined()
})

test('a page that is gone doesn’t come back during an outage [FIND-014]', async () => {
  const { api, read } = cacheUnderTest()
  await read()
  api.version = 'b'
  await read('/list', () => Promise.resolve(htmlResponse('gone', { status: 404 })))
  api.isDown = true
  expect(await read()).toEqual(['gone', 'outage'])
})

test('bounds its memory, and invented URLs don’t displace pages [FIND-014, BIZ-008]', async () => {
  const { read, render } = cacheUnderTest({ found: 20_000, missing: 20_000 })
  await read()
  for (let number = 0; number < 100; number += 1) {
    await read(`/missing-${number}`, () => Promise.resolve(htmlResponse('missing', { status: 404 })))
  }
  expect(await read()).toEqual(['page 1', 'hit'])
  for (let number = 0; number < 100; number += 1) await read(`/list?page-number=${number}`)
  render.mockClear()
  expect((await read())?.[1]).toBe('miss')
})
