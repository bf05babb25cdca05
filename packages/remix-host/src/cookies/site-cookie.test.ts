import { expect, test } from 'vitest'
import { readHostSettings } from '../host/settings'
import { loadContext } from '../site/site-context'
import { siteCookie } from './site-cookie'

test.each([
  ['https://www.hearthway.example', /^__Host-choice=.*; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/],
  ['', /^choice=.*; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/],
])('stores a choice on the site "%s" in a cookie that scripts can’t read [BIZ-008]', async (publicUrl, rules) => {
  const settings = readHostSettings({ PUBLIC_URL: publicUrl }, { variable: 'SITE_PORT', fallback: 3000 })
  const cookie = siteCookie('choice', loadContext(settings))
  const stored = await cookie.serialize('large')
  expect(stored).toMatch(rules)
  expect(await cookie.parse(stored.split(';')[0] ?? '')).toBe('large')
})
