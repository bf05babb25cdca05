import { afterEach, expect, test, vi } from 'vitest'
import { siteCookie } from './site-cookie'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['https://www.hearthway.example', /^__Host-choice=.*; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/],
  ['', /^choice=.*; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/],
])('on the site "%s" a choice is kept in a cookie of its rules [BIZ-008]', async (address, rules) => {
  vi.stubEnv('PUBLIC_URL', address)
  const cookie = siteCookie('choice')
  const kept = await cookie.serialize('large')
  expect(kept).toMatch(rules)
  expect(await cookie.parse(kept.split(';')[0] ?? '')).toBe('large')
})
