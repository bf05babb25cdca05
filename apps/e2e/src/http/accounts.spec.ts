import { expect } from '@playwright/test'
import { newEmail, password } from '../testing/gate'
import { test } from '../testing/visitors'

test('a provider signs up, claims a community that we don’t list, and signs out [AUTH-001]', async ({ visitor }) => {
  const gate = await (await visitor.open('/?provider=true')).follow('Go to sign-in')
  const rejected = await gate.press(gate.one('main').one('button', 'Create account'), {
    'Full name': 'Pia Plain',
    Email: newEmail('providers'),
    Password: 'short',
  })
  expect(rejected.one('main').text).toMatch(/Use at least 10 characters/)
  expect(rejected.value('Full name')).toBe('Pia Plain')
  const claims = await rejected.press(rejected.one('main').one('button', 'Create account'), { Password: password })
  const form = await claims.press('My community isn’t listed')
  const claimed = await form.press('Send claim', {
    'Community name': 'Plain House',
    City: 'Denver',
    State: 'Colorado',
    'Your role there': 'Owner',
  })
  expect(claimed.one('main').names('heading')).toContain('We got your claim')
  const account = await visitor.open('/account')
  expect(account.one('main').text).toContain('Plain House')
  const out = await account.press(account.one('main').one('button', 'Sign out'))
  // Pages are the same for everyone, so without scripts only the account page says whether someone is signed in.
  expect((await out.follow(out.first('link', /Account$/))).path).toMatch(/^\/login\?loginRedirect=/)
})
