import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { action } from './route'
import { type LocalApi, startLocalApi } from '~/testing/local-api'

let api: LocalApi
beforeAll(async () => {
  api = await startLocalApi()
})
beforeEach(() => {
  api.requests.length = 0
})
afterAll(() => api.stop())

/** Sends a form of the account page. Returns what the action returns or throws. */
async function submit(fields: Record<string, string>): Promise<unknown> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = String(new URLSearchParams(fields))
  const request = new Request('http://localhost:3000/account', { method: 'POST', headers, body })
  try {
    return await action({ request, context: api.context, params: {} })
  } catch (thrown) {
    return thrown
  }
}

test('leads to sign-in and back when the session has ended [QUERY-006]', async () => {
  api.respond('/platform/users/me', { status: 401 })
  for (const intent of ['verify-email', 'verify-phone', 'password']) {
    const result = await submit({ intent })
    expect(result, intent).toMatchObject({ status: 302 })
    expect(result instanceof Response && result.headers.get('location')).toBe(
      `/login?loginRedirect=${encodeURIComponent('/homebase/settings')}`,
    )
  }
})

test('keeps what was typed when the phone number needs a correction [API-003, VAL-004]', async () => {
  const result = await submit({ intent: 'contact', name: 'Nell N. New', email: 'nell@families.example', phone: '12' })
  expect(result).toMatchObject({
    data: {
      errors: { phone: expect.any(String) },
      typed: { name: 'Nell N. New', email: 'nell@families.example', phone: '12' },
    },
    init: { status: 422 },
  })
})

test('ends the session whose button was pressed [API-014]', async () => {
  await submit({ end: 'session-1' })
  expect(api.requests).toEqual(['/platform/sessions/session-1'])
})

test.each<Record<string, string>>([{ intent: 'surprise' }, { intent: 'constructor' }, {}])(
  'rejects the unknown form %j without a request to the API [API-014]',
  async (fields) => {
    expect(await submit(fields)).toMatchObject({ data: { kind: 'bad-request' }, init: { status: 400 } })
    expect(api.requests).toEqual([])
  },
)
