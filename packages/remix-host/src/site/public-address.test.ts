import { expect, test } from 'vitest'
import { publicAddress } from './public-address'

const local = { host: '127.0.0.1', port: 3000 }
const everywhere = { host: '0.0.0.0', port: 3000 }
const named = { host: 'homes.internal', port: 80 }
const emailed = { ...everywhere, siteUrl: 'http://192.168.0.8:3000' }
const published = { ...everywhere, publicUrl: 'https://homes.example' }

test.each([
  [local, 'localhost:3000', 'http://localhost:3000'],
  [local, '127.0.0.1:3000', 'http://127.0.0.1:3000'],
  [local, '[::1]:3000', 'http://[::1]:3000'],
  [local, 'evil.example', 'http://127.0.0.1:3000'],
  [local, 'evil.example:3000', 'http://127.0.0.1:3000'],
  [local, 'localhost:3001', 'http://127.0.0.1:3000'],
  [local, 'localhost.evil.example:3000', 'http://127.0.0.1:3000'],
  [local, 'a b', 'http://127.0.0.1:3000'],
  [local, '', 'http://127.0.0.1:3000'],
  [everywhere, 'evil.example:3000', 'http://localhost:3000'],
  [named, 'homes.internal', 'http://homes.internal'],
  [named, 'evil.example', 'http://homes.internal:80'],
  [emailed, '192.168.0.8:3000', 'http://192.168.0.8:3000'],
  [emailed, 'evil.example', 'http://192.168.0.8:3000'],
  [emailed, 'localhost:3000', 'http://localhost:3000'],
  [published, 'evil.example', 'https://homes.example'],
])('a server at %j that is asked for %j is %s [FIND-014]', (settings, host, address) => {
  expect(publicAddress(settings, { protocol: 'http', host })).toBe(address)
})
