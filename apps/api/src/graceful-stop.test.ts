import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type ApiProcess, filledDatabase, type ProcessDatabase, startApiProcess } from '../testing/api-process'
import { samplePassword } from '../testing/sample-catalog'

const patience = { timeout: 15_000, interval: 20 }

let database: ProcessDatabase
let api: ApiProcess

beforeAll(async () => {
  database = await filledDatabase()
}, 60_000)

beforeEach(async () => {
  api = await startApiProcess({ ...database.environment, DRAIN_SECONDS: '1' })
}, 90_000)

afterEach(async () => {
  api.signal('SIGKILL')
  await api.ended
})

afterAll(async () => {
  await database.drop()
})

/** Opens the stream of events as an admin; `ended` resolves when the server ends it. */
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

/** Sends a call but for its last letter. `answer` is what came back until the connection ended. */
async function beginCall(): Promise<{ finish: () => void; answer: Promise<string> }> {
  const { hostname, port } = new URL(api.address)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (text) => (answer += String(text))).on('error', () => undefined)
  const body = JSON.stringify({ data: { type: 'users', attributes: { email: 'a@b.example', password: 'guess' } } })
  const head = [
    'POST /platform/auth/login HTTP/1.1',
    `Host: ${hostname}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, -1)}`)
  // What another connection asks is answered after what this one had sent before.
  await once(socket, 'connect')
  expect(await statusOf('/readyz')).toBe(200)
  return { finish: () => socket.write(body.slice(-1)), answer: once(socket, 'close').then(() => answer) }
}

const statusOf = (path: string) =>
  fetch(`${api.address}${path}`, { headers: { connection: 'close' } }).then(
    ({ status }) => status,
    () => 0,
  )

test('told to stop, it first says so, then finishes what runs, ends streams and closes the database [BIZ-008]', async () => {
  const stream = await openStream()
  const call = await beginCall()
  api.signal('SIGTERM')
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503), patience)
  expect(await statusOf('/marketplace/communities/aspen-court')).toBe(200)
  await vi.waitFor(async () => expect(await statusOf('/healthz')).toBe(0), patience)
  expect(await stream.ended).toContain('retry:')
  call.finish()
  expect(await call.answer).toMatch(/^HTTP\/1\.1 401 .*wrong-credentials/s)
  expect(await api.ended).toBe(0)
  expect(api.said()).not.toMatch(/"level":[56]0/)
  const folder = database.environment['DATA_DIR']
  expect(folder !== undefined && existsSync(join(folder, 'lock'))).toBe(false)
}, 60_000)

test('a second signal ends it at once [BIZ-008]', async () => {
  const call = await beginCall()
  api.signal('SIGTERM')
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503), patience)
  api.signal('SIGTERM')
  expect(await api.ended).toBe(143)
  expect(await call.answer).toBe('')
}, 60_000)

test('a call that never ends is cut off, and holds nothing up for long [BIZ-008]', async () => {
  const call = await beginCall()
  api.signal('SIGTERM')
  expect(await call.answer).toBe('')
  expect(await api.ended).toBe(0)
}, 60_000)
