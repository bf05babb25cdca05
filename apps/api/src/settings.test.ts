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
  [{ DATABASE_READ_URL: 'postgres://localhost' }, 'DATABASE_READ_URL'],
  [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
  [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS'],
])('%j is refused and named [BIZ-008]', (environment, name) => {
  expect(() => readSettings(environment)).toThrow(`Setting ${name} is not usable`)
})
