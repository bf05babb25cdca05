import { afterEach, expect, test, vi } from 'vitest'
import { readHostSettings } from '../host/settings'
import { loadContext, siteContext } from './site-context'

afterEach(() => vi.unstubAllEnvs())

const settings = readHostSettings({ API_URL: 'http://api.example' }, { variable: 'PORT', fallback: 3000 })

test('reads the settings, the nonce, and the client address of a request [BIZ-008]', () => {
  vi.stubEnv('NODE_ENV', 'production')
  const request = { nonce: 'n1', clientAddress: '192.0.2.1' }
  expect(siteContext(loadContext(settings, request))).toMatchObject({ apiUrl: 'http://api.example', ...request })
})

test('reads the environment where the development server passes no context [BIZ-008]', () => {
  vi.stubEnv('API_URL', 'http://development.example')
  expect(siteContext({}).apiUrl).toBe('http://development.example')
})

test('rejects a missing context in production, and an invalid one always [BIZ-008]', () => {
  expect(() => siteContext({ site: { apiUrl: 'http://api.example' } })).toThrow('loadContext')
  vi.stubEnv('NODE_ENV', 'production')
  expect(() => siteContext({})).toThrow('loadContext')
})
