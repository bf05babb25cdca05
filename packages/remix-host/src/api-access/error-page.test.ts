import { ApiError, ApiUnreachableError } from '@pkg/api-client'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { errorPage, isUnavailable, orErrorPage } from './error-page'
import { canRetry, readErrorPage } from './error-page-kind'

const apiError = (status: number, headers = {}) =>
  new ApiError(status, new Headers(headers), { errors: [{ status: String(status), title: 'Title', detail: 'Detail' }] })

let log: MockInstance<typeof console.error>
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => log.mockRestore())

const thrown = (error: Error) => orErrorPage(Promise.reject(error)).catch((page: unknown) => page)

test.each([
  [apiError(400), 'bad-request', 400],
  [apiError(401), 'bad-request', 401],
  [apiError(403), 'forbidden', 403],
  [apiError(404), 'not-found', 404],
  [apiError(409), 'bad-request', 409],
  [apiError(410), 'bad-request', 410],
  [apiError(413), 'bad-request', 413],
  [apiError(422), 'bad-request', 422],
  [apiError(429), 'rate-limited', 429],
  [apiError(500), 'unavailable', 503],
  [new ApiUnreachableError('gone'), 'unavailable', 503],
])('shows the page for %s as %s with status %i [ERR-018]', async (error, kind, status) => {
  expect(await thrown(error)).toMatchObject({ data: { kind }, init: { status } })
})

test("passes on when to try again, with a default when the API doesn't say [ERR-018]", async () => {
  expect(await thrown(apiError(429, { 'retry-after': '42' }))).toMatchObject({
    init: { headers: { 'retry-after': '42' } },
  })
  expect(errorPage('unavailable', 503)).toMatchObject({ init: { headers: { 'retry-after': '5' } } })
})

test.each([
  [apiError(500), 'The API returned 500'],
  [
    new ApiUnreachableError("The API didn't respond", { cause: new DOMException('Too late', 'TimeoutError') }),
    "The API didn't respond: TimeoutError",
  ],
  [
    new ApiUnreachableError("The API didn't respond", {
      cause: new TypeError('fetch failed', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) }),
    }),
    "The API didn't respond: ECONNREFUSED",
  ],
  [new ApiUnreachableError('gone'), 'gone'],
])('says in the log why %s shows the page [ERR-018, BIZ-008]', async (error, reason) => {
  await thrown(error)
  expect(log.mock.calls).toEqual([[`A request to the API failed. ${reason}`]])
})

test("shows the API's message about a bad request [ERR-018]", async () => {
  expect(await thrown(apiError(400))).toMatchObject({ data: { details: ['Detail'] } })
})

test("doesn't change other errors [ERR-018]", async () => {
  const error = new TypeError('a bug')
  expect(await thrown(error)).toBe(error)
})

test.each([
  [{ status: 503, data: { kind: 'unavailable', details: [] } }, 'unavailable', 'a page that a loader threw'],
  [{ status: 404, data: 'Error: No route matches URL' }, 'not-found', "the router's own 404"],
  [{ status: 500, data: { kind: 'surprise' } }, 'failed', 'an unknown kind'],
  [new Error('boom'), 'failed', 'an exception'],
  [undefined, 'failed', 'nothing'],
])('reads %o as %s: %s [ERR-018]', (caught: unknown, kind, _why) => {
  expect(readErrorPage(caught).kind).toBe(kind)
})

test('offers a retry only when it may help [ERR-018]', () => {
  expect((['not-found', 'bad-request', 'forbidden'] as const).map(canRetry)).toEqual([false, false, false])
  expect((['rate-limited', 'unavailable', 'failed'] as const).map(canRetry)).toEqual([true, true, true])
})

test.each([
  [new ApiUnreachableError('gone'), true],
  [apiError(503), true],
  [apiError(429), true],
  [apiError(422), false],
  [apiError(404), false],
  [new TypeError('bug'), false],
])('whether the same request may succeed after %s is %s [ERR-018]', (error, mayWork) => {
  expect(isUnavailable(error)).toBe(mayWork)
})
