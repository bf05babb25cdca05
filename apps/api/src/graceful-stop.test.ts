import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type ApiProcess, copyForProcess, type ProcessDatabase, startApiProcess } from '../testing/api-process'
import { samplePassword } from '../testing/sample-catalog'
import { sampleDatabase } from '../testing/sample-database'

const patience = { timeout: 60_000, interval: 20 }

let database: ProcessDatabase
let api: ApiProcess

beforeAll(async () => {
  database = await copyForProcess(await sampleDatabase())
})

beforeEach(async () => {
  api = await startApiProcess({ ...database.environment, DRAIN_SECONDS: '1' })
})

afterEach(async () => {
  api.signal('SIGKILL')
  await api.ended
})

afterAll(async () => {
  await database.drop()
})

/** Opens the event stream as an admin. `ended` resolves to its text when the server ends it. */
async function openStream(): Promise<{ ended: Promise<string> }> {
  const attributes = { email: 'admin@hearthway.example', password: samplePassword }
  const login = await fetch(`${api.address}/platform/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { type: 'users', attributes } }),
  })
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const stream = await fetch(`${api.address}/platform/events/stream`, { headers: { cookie } })
  expect(stream.status).toBe(200)
  return { ended: stream.text() }
}

/** Sends a request without its last character. `response` is what the server sends until the connection ends. */
async function beginRequest(): Promise<{ finish: () => void; response: Promise<string> }> {
  const { hostname, port } = new URL(api.address)
  const socket = connect(Number(port), hostname)
  let response = ''
  socket.on('data', (text) => (response += String(text))).on('error', () => undefined)
  const body = JSON.stringify({ data: { type: 'users', attributes: { email: 'a@b.example', password: 'guess' } } })
  const head = [
    'POST /platform/auth/login HTTP/1.1',
    `Host: ${hostname}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, -1)}`)
  // The response on another connection means that the server has also read what this one sent earlier.
  await once(socket, 'connect')
  expect(await statusOf('/readyz')).toBe(200)
  return { finish: () => socket.write(body.slice(-1)), response: once(socket, 'close').then(() => response) }
}

const statusOf = (path: string) =>
  fetch(`${api.address}${path}`, { headers: { connection: 'close' } }).then(
    ({ status }) => status,
    () => 0,
  )

test('on SIGTERM, reports that it isn’t ready, completes running requests, ends streams, and closes the database [BIZ-008]', async () => {
  const stream = await openStream()
  const request = await beginRequest()
  api.signal('SIGTERM')
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503), patience)
  expect(await statusOf('/marketplace/communities/aspen-court')).toBe(200)
  await vi.waitFor(async () => expect(await statusOf('/healthz')).toBe(0), patience)
  expect(await stream.ended).toContain('retry:')
  request.finish()
  expect(await request.response).toMatch(/^HTTP\/1\.1 401 .*wrong-credentials/s)
  expect(await api.ended).toBe(0)
  expect(api.output()).not.toMatch(/"level":[56]0/)
  const folder = database.environment['DATA_DIR']
  expect(folder !== undefined && existsSync(join(folder, 'lock'))).toBe(false)
})

test('exits immediately on a second signal [BIZ-008]', async () => {
  const request = await beginRequest()
  api.signal('SIGTERM')
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503), patience)
  api.signal('SIGTERM')
  expect(await api.ended).toBe(143)
  expect(await request.response).toBe('')
})

test('cuts off a request that never ends, and exits soon [BIZ-008]', async () => {
  const request = await beginRequest()
  api.signal('SIGTERM')
  expect(await request.response).toBe('')
  expect(await api.ended).toBe(0)
})
