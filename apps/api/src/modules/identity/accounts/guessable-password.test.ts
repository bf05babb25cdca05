import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { attributesOf, errorIn } from '../../../../testing/answers'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { browserOf } from '../../../../testing/browser'
import { linkedToken } from '../../../../testing/mailbox'

const api = apiUnderTest()
const register = (values: object, browser = browserOf(api)) =>
  browser.send('POST', '/platform/auth/register', { name: 'Willa Thornbury', ...values }, 'users')
const anyone = () => `${randomUUID()}@families.example`

test.each([
  ['one of the most used', 'qwertyuiop'],
  ['one of the most used with digits behind', 'iloveyou2024'],
  ['one with changed letters', 'P@ssw0rd123'],
  ['a row of digits', '1234567890'],
  ['a repetition', 'abcabcabcabc'],
  ['the name of the product and a year', 'Hearthway2026'],
  ['a role at the product', 'seniorliving-admin'],
  ['the own name', 'Willa Thornbury 1'],
  ['one sign many times', 'x'.repeat(64)],
])('%s is refused as a password, with a reason at the field [API-013, BIZ-008]', async (_, password) => {
  const refused = await register({ email: anyone(), password })
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({
    errors: [{ detail: expect.stringContaining('easy to guess'), source: { pointer: '/data/attributes/password' } }],
  })
})

test.each([
  ['four words in small letters', 'orange kettle seven moons'],
  ['blanks, accents and signs', '  ö…漢字 ~ blanks count  '],
  ['sixty-four characters', 'Zk4!'.concat('quiet lantern over the river bridge at '.repeat(2)).slice(0, 64)],
  [
    'two hundred characters',
    Array.from({ length: 40 }, (_, at) => `w${at * 7}x `)
      .join('')
      .padEnd(200, 'end')
      .slice(0, 200),
  ],
])('%s make a password, which counts to the last sign as it was typed [API-013, API-014]', async (_, password) => {
  const email = anyone()
  expect((await register({ email, password })).status).toBe(201)
  const login = (given: string) =>
    browserOf(api).send('POST', '/platform/auth/login', { email, password: given }, 'users')
  expect((await login(password)).status).toBe(200)
  for (const other of [password.slice(0, -1), password.toUpperCase(), password.trim().slice(1)]) {
    expect((await login(other)).status).toBe(401)
  }
})

test('every way to a password refuses what is easy to guess, and the letter stays good for a better one [API-014, API-015]', async () => {
  const easy = 'password2026'
  const email = anyone()
  const browser = browserOf(api)
  await register({ email, password: 'lanterns along the lake' }, browser)
  const change = await browser.send('POST', '/platform/auth/password/update', {
    password: 'lanterns along the lake',
    newPassword: easy,
  })
  expect([change.status, errorIn(change)]).toEqual([422, 'unprocessable'])
  await browserOf(api).send('POST', '/platform/auth/recover', { email })
  const token = await linkedToken(api, email)
  const end = (password: string) =>
    browserOf(api).send('POST', '/platform/auth/recover/end', { token, password }, 'users')
  expect((await end(easy)).status).toBe(422)
  expect(attributesOf(await end('a better one of four words'))).toMatchObject({ email })

  const withoutPassword = browserOf(api)
  const linked = anyone()
  await register({ email: linked }, withoutPassword)
  await withoutPassword.send('POST', '/platform/auth/start', { token: await linkedToken(api, linked) })
  const set = (password: string) => withoutPassword.send('POST', '/platform/auth/password', { password })
  expect((await set(easy)).status).toBe(422)
  expect((await set('a first one of four words')).status).toBe(204)
})
