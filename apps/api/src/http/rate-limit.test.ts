import { expect, test } from 'vitest'
import { apiUnderTest } from '../../testing/api-under-test'

const api = apiUnderTest({ RATE_LIMIT: 'true' })

let guesses = 0
/** A guess at another account each time: how often one account may be guessed at is counted apart. */
const login = () =>
  api.call({
    method: 'POST',
    url: '/platform/auth/login',
    payload: {
      data: { type: 'users', attributes: { email: `nobody-${(guesses += 1)}@hearthway.example`, password: 'guess' } },
    },
  })

test('guessing passwords is slowed down to twenty tries a minute, with a plain reason [API-014, BIZ-008]', async () => {
  const statuses: number[] = []
  for (let tries = 0; tries < 21; tries += 1) statuses.push((await login()).status)
  expect(statuses.slice(0, 20).every((status) => status === 401)).toBe(true)
  const refused = await login()
  expect(refused.status).toBe(429)
  expect(refused.headers['retry-after']).toBeDefined()
  expect(refused.body).toMatchObject({ errors: [{ status: '429', code: 'too-many-requests' }] })
})

test('pictures are never refused for their number [IMG-001]', async () => {
  const answers = await Promise.all(Array.from({ length: 1300 }, () => api.call({ url: '/images/10x10/none.svg' })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
})
