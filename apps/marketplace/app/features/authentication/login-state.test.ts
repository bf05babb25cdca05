import { expect, test } from 'vitest'
import { readLoginState } from './login-state'

test.each([
  [200, true],
  [204, false],
  [301, false],
  [401, false],
  [403, false],
  [500, false],
])('a user request with status %i means signed in: %s [AUTH-009]', async (status, state) => {
  expect(await readLoginState(Promise.resolve({ status }))).toBe(state)
})

test('a failed user request means signed out [AUTH-009]', async () => {
  expect(await readLoginState(Promise.reject(new TypeError('no network')))).toBe(false)
})
