import { expect, test } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'

const api = apiUnderTest({ RATE_LIMIT: 'true' })

let guesses = 0
/** Tries a password for another account each time, because attempts per account have their own limit. */
const login = () =>
  api.call({
    method: 'POST',
    url: '/platform/auth/login',
    payload: {
      data: { type: 'users', attributes: { email: `unknown-${(guesses += 1)}@hearthway.example`, password: 'guess' } },
    },
  })

test('limits sign-in attempts to 20 a minute and says why [API-014, BIZ-008]', async () => {
  const statuses: number[] = []
  for (let attempts = 0; attempts < 21; attempts += 1) statuses.push((await login()).status)
  expect(statuses.slice(0, 20).every((status) => status === 401)).toBe(true)
  const rejected = await login()
  expect(rejected.status).toBe(429)
  expect(rejected.headers['retry-after']).toBeDefined()
  expect(rejected.body).toMatchObject({ errors: [{ status: '429', code: 'too-many-requests' }] })
})

test('does not rate limit probes, also with a query [BIZ-008]', async () => {
  const responses = await Promise.all(Array.from({ length: 1300 }, () => api.call({ url: '/healthz?from=proxy' })))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
})

test('does not rate limit images [IMG-001]', async () => {
  const responses = await Promise.all(Array.from({ length: 1300 }, () => api.call({ url: '/images/10x10/none.svg' })))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404]))
})
