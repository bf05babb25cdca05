import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { attributesOf, errorIn } from '../../../../testing/responses'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { browserOf } from '../../../../testing/browser'
import { readLinkToken } from '../../../../testing/mailbox'

const api = apiUnderTest()
const register = (values: object, browser = browserOf(api)) =>
  browser.send('POST', '/platform/auth/register', { name: 'Willa Thornbury', ...values }, 'users')
const newEmail = () => `${randomUUID()}@families.example`

test.each([
  ['a common password', 'qwertyuiop'],
  ['a common password with digits after it', 'iloveyou2024'],
  ['a common password with replaced letters', 'P@ssw0rd123'],
  ['digits in order', '1234567890'],
  ['a repetition', 'abcabcabcabc'],
  ['the name of the product and a year', 'Hearthway2026'],
  ['a role at the product', 'seniorliving-admin'],
  ['the person’s name', 'Willa Thornbury 1'],
  ['one repeated character', 'x'.repeat(64)],
])('rejects %s as a password, with an error that points to the field [API-013, BIZ-008]', async (_, password) => {
  const refused = await register({ email: newEmail(), password })
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({
    errors: [{ detail: expect.stringContaining('easy to guess'), source: { pointer: '/data/attributes/password' } }],
  })
})

test.each([
  ['four lowercase words', 'orange kettle seven moons'],
  ['spaces, accents, and symbols', '  ö…漢字 ~ blanks count  '],
  ['sixty-four characters', 'Zk4!'.concat('quiet lantern over the river bridge at '.repeat(2)).slice(0, 64)],
  [
    'two hundred characters',
    Array.from({ length: 40 }, (_, at) => `w${at * 7}x `)
      .join('')
      .padEnd(200, 'end')
      .slice(0, 200),
  ],
])('accepts %s as a password, and compares every character as typed [API-013, API-014]', async (_, password) => {
  const email = newEmail()
  expect((await register({ email, password })).status).toBe(201)
  const login = (input: string) =>
    browserOf(api).send('POST', '/platform/auth/login', { email, password: input }, 'users')
  expect((await login(password)).status).toBe(200)
  for (const other of [password.slice(0, -1), password.toUpperCase(), password.trim().slice(1)]) {
    expect((await login(other)).status).toBe(401)
  }
})

test('every endpoint that sets a password rejects weak ones, and a recovery link stays valid for a better one [API-014, API-015]', async () => {
  const easy = 'password2026'
  const email = newEmail()
  const browser = browserOf(api)
  await register({ email, password: 'lanterns along the lake' }, browser)
  const change = await browser.send('POST', '/platform/auth/password/update', {
    password: 'lanterns along the lake',
    newPassword: easy,
  })
  expect([change.status, errorIn(change)]).toEqual([422, 'unprocessable'])
  await browserOf(api).send('POST', '/platform/auth/recover', { email })
  const token = await readLinkToken(api, email)
  const end = (password: string) =>
    browserOf(api).send('POST', '/platform/auth/recover/end', { token, password }, 'users')
  expect((await end(easy)).status).toBe(422)
  expect(attributesOf(await end('a better one of four words'))).toMatchObject({ email })

  const withoutPassword = browserOf(api)
  const linked = newEmail()
  await register({ email: linked }, withoutPassword)
  await withoutPassword.send('POST', '/platform/auth/start', { token: await readLinkToken(api, linked) })
  const set = (password: string) => withoutPassword.send('POST', '/platform/auth/password', { password })
  expect((await set(easy)).status).toBe(422)
  expect((await set('a first one of four words')).status).toBe(204)
})
