import { expect, test } from 'vitest'
import { readSettings } from './settings'

test('uses the embedded database without environment variables [BIZ-008]', () => {
  expect(readSettings({})).toMatchObject({ port: 4000, isRateLimited: true, webOrigins: [] })
})

const bucket = { S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'x'.repeat(16) }

test.each([
  [{ API_PORT: 'x' }, 'API_PORT to a whole number from 0 to 65535'],
  [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL to a postgres:// URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL to one of silent, error, warn, info, debug'],
  [{ FORMS_URL: 'https://forms.example' }, 'both FORMS_URL and FORMS_TOKEN, or neither'],
  [{ DATABASE_READ_URL: 'postgres://localhost' }, 'DATABASE_URL too, because DATABASE_READ_URL is its replica'],
  [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
  [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
  [{ MAIL_FROM: 'reception' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'A name <a@b.example>, other@b.example' }, 'MAIL_FROM'],
  [{ TEXTS_URL: 'texts.example' }, 'TEXTS_URL'],
  [{ S3_BUCKET: 'photos' }, 'all of S3_BUCKET, S3_ACCESS_KEY_ID, and S3_SECRET_ACCESS_KEY'],
  [{ S3_ENDPOINT: 'https://s3.example' }, 'all of S3_BUCKET'],
  [{ ...bucket, S3_BUCKET: 'https://s3.example/photos' }, 'S3_BUCKET'],
])('rejects %j and names the variable [BIZ-008]', (environment, fix) => {
  expect(() => readSettings(environment)).toThrow(`Set ${fix}`)
})

const publicSite = { NODE_ENV: 'production', MARKETPLACE_URL: 'https://www.hearthway.example' }
const provider = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'us', OIDC_CLIENT_SECRET: 'x'.repeat(16) }

test('photos are in a bucket when its name and key are set [IMG-001]', () => {
  expect(readSettings({}).bucket).toBeUndefined()
  expect(readSettings({ ...bucket, S3_ENDPOINT: 'https://s3.example' }).bucket).toEqual({
    name: 'photos',
    region: 'us-east-1',
    endpoint: 'https://s3.example',
    accessKeyId: 'key',
    secretAccessKey: 'x'.repeat(16),
  })
})

test('a site is public in production with an https: URL [BIZ-008]', () => {
  expect(readSettings(publicSite)).toMatchObject({ isPublic: true })
  expect(readSettings({ ...publicSite, ...provider })).toMatchObject({ oidc: { issuer: 'https://id.example' } })
  expect(readSettings({ NODE_ENV: 'production' })).toMatchObject({ isPublic: false })
  expect(readSettings({ MARKETPLACE_URL: 'https://www.hearthway.example' })).toMatchObject({ isPublic: false })
})

test.each([
  [{ ...provider, OIDC_CLIENT_SECRET: 'guess me' }, 'OIDC_CLIENT_SECRET'],
  [{ FORMS_URL: 'https://forms.example', FORMS_TOKEN: 'guess me' }, 'FORMS_TOKEN'],
  [{ ...provider, OIDC_ISSUER: 'http://id.example' }, 'OIDC_ISSUER'],
  [{ JOBS_URL: 'http://jobs.example' }, 'JOBS_URL'],
  [{ ...bucket, S3_SECRET_ACCESS_KEY: 'guess me' }, 'S3_SECRET_ACCESS_KEY'],
  [{ ...bucket, S3_ENDPOINT: 'http://s3.example' }, 'S3_ENDPOINT'],
])(
  'rejects weak secrets and unencrypted URLs on a public site, without quoting the secret: %j [BIZ-008]',
  (environment, name) => {
    const start = () => readSettings({ ...publicSite, ...environment })
    expect(start).toThrow(`Set ${name} to`)
    expect(start).not.toThrow('guess me')
  },
)

test.each([
  ['post@mail.example', { name: '', address: 'post@mail.example' }],
  ['The mailroom <post@mail.example>', { name: 'The mailroom', address: 'post@mail.example' }],
])('sends emails from %s', (value, from) => {
  const { mail } = readSettings({ SMTP_URL: 'smtps://me:secret@mail.example', MAIL_FROM: value })
  expect(mail).toEqual({ url: 'smtps://me:secret@mail.example', from })
})
