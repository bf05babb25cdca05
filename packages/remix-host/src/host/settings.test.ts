import { expect, test } from 'vitest'
import { readHostSettings } from './settings'

const port = { variable: 'SITE_PORT', fallback: 3000 }

test.each([
  [{ SITE_PORT: 'eighty' }, 'Environment variable SITE_PORT must be a port from 0 to 65535.'],
  [{ API_URL: 'somewhere' }, 'Environment variable API_URL must be a URL that starts with http:// or https://.'],
  [{ PUBLIC_URL: 'ftp://x' }, 'Environment variable PUBLIC_URL must be a URL that starts with http:// or https://.'],
  [{ TRUST_PROXY: 'maybe' }, 'Environment variable TRUST_PROXY must be true or false.'],
  [{ LOG_LEVEL: 'loud' }, 'Environment variable LOG_LEVEL must be one of silent, error, warn, info, debug.'],
])('rejects %j with an error that names the variable [BIZ-008]', (environment, message) => {
  expect(() => readHostSettings(environment, port)).toThrow(message)
})

test('takes the address in emails for the site’s own, and checks it [FIND-014]', () => {
  const site = { ...port, address: 'SITE_URL' }
  expect(readHostSettings({ SITE_URL: 'https://homes.example/' }, site)).toMatchObject({
    siteUrl: 'https://homes.example',
  })
  expect(readHostSettings({}, site)).not.toHaveProperty('siteUrl')
  expect(() => readHostSettings({ SITE_URL: 'homes' }, site)).toThrow('SITE_URL must be a URL')
})

test('fills in the defaults of a site that sets nothing [BIZ-008]', () => {
  expect(readHostSettings({ ANALYTICS_URL: '', ANALYTICS_TOKEN: 'unused' }, port)).toEqual({
    port: 3000,
    host: '127.0.0.1',
    apiUrl: 'http://127.0.0.1:4000',
    brand: { name: 'Hearthway', phone: '(800) 555-0136', email: 'help@hearthway.example' },
    hasThirdPartySignIn: false,
    isPhoneOptional: false,
    trustProxy: false,
    logLevel: 'warn',
  })
})

test('reads every variable of a deployed site, without trailing slashes [BIZ-008]', () => {
  const environment = {
    SITE_PORT: '8080',
    HOST: '0.0.0.0',
    API_URL: 'http://api.internal:4000/',
    PUBLIC_URL: 'https://www.homes.example/',
    ANALYTICS_URL: 'https://analytics.example/events',
    ANALYTICS_TOKEN: 'secret',
    OIDC_ISSUER: 'https://accounts.example',
    BRAND_NAME: 'Homes',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'info',
  }
  expect(readHostSettings(environment, port)).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    apiUrl: 'http://api.internal:4000',
    publicUrl: 'https://www.homes.example',
    analytics: { url: 'https://analytics.example/events', token: 'secret' },
    hasThirdPartySignIn: true,
    brand: { name: 'Homes' },
    trustProxy: true,
    logLevel: 'info',
  })
})
