import { expect, test } from 'vitest'
import { loginStateOf } from './login-state'

test.each([
  [200, true],
  [204, false],
  [301, false],
  [401, false],
  [403, false],
  [500, false],
])('status %i of the user request means signed in: %s [AUTH-009]', async (status, state) => {
  expect(await loginStateOf(Promise.resolve({ status }))).toBe(state)
})

test('a user request that never came back means signed out [AUTH-009]', async () => {
  expect(await loginStateOf(Promise.reject(new TypeError('no network')))).toBe(false)
})
