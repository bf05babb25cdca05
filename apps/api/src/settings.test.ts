import { expect, test } from 'vitest'
import { readSettings } from './settings'

test('without an environment the embedded database and a demo catalogue are used [BIZ-008]', () => {
  expect(readSettings({})).toMatchObject({ port: 4000, seedSize: 6500, isRateLimited: true, webOrigins: [] })
})

test.each([
  [{ API_PORT: 'x' }, 'API_PORT'],
  [{ SEED_SIZE: '-1' }, 'SEED_SIZE'],
  [{ SEED_SIZE: '2000000' }, 'SEED_SIZE'],
  [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'A name <a@b.example>, other@b.example' }, 'MAIL_FROM'],
  [{ TEXTS_URL: 'texts.example' }, 'TEXTS_URL'],
])('%j is refused and named [BIZ-008]', (environment, name) => {
  expect(() => readSettings(environment)).toThrow(`Setting ${name} is not usable`)
})

test.each([
  ['post@mail.example', { name: '', address: 'post@mail.example' }],
  ['The post room <post@mail.example>', { name: 'The post room', address: 'post@mail.example' }],
])('letters come from %s', (given, from) => {
  const { mail } = readSettings({ SMTP_URL: 'smtps://me:secret@mail.example', MAIL_FROM: given })
  expect(mail).toEqual({ url: 'smtps://me:secret@mail.example', from })
})
