import { once } from 'node:events'
import { connect, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApiProcess } from '../../testing/api-process'
import { freePort } from '../../testing/free-port'
import { type OwnPostgres, startOwnPostgres } from '../../testing/own-postgres'
import { databaseUrl } from '../../testing/sample-database'

const cuts = 3

let server: OwnPostgres
let line: Server
let url: string

/** A line to a server that breaks a few times, at once or after some words, before it holds. */
beforeAll(async () => {
  server = await startOwnPostgres()
  const { port, hostname } = new URL(server.url)
  const through = new URL(server.url)
  through.port = String(await freePort())
  url = through.href
  let connections = 0
  line = createServer((near) => {
    connections += 1
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      socket.on('error', () => undefined).on('close', () => [near, far].forEach((one) => one.destroy()))
    }
    if (connections <= cuts) setTimeout(() => far.destroy(), 20 * (connections - 1))
    near.pipe(far)
    far.pipe(near)
  }).listen(Number(through.port), '127.0.0.1')
  await once(line, 'listening')
}, 60_000)

afterAll(async () => {
  line.close()
  await server.stop()
})

test('a process that starts while its database is away says so, and answers once it is there [BIZ-008]', async () => {
  const api = await startApiProcess({ DATABASE_URL: url })
  expect((await fetch(`${api.address}/readyz`)).status).toBe(200)
  expect(api.said()).toContain('The database does not answer, and is asked again:')
  api.signal('SIGTERM')
  expect(await api.ended).toBe(0)
}, 90_000)

test('a database that says no ends the start at once, with what it said [BIZ-008]', async () => {
  const starting = startApiProcess({ DATABASE_URL: databaseUrl(server.url, 'nowhere') })
  await expect(starting).rejects.toThrow(/The API ended while it started.*database "nowhere" does not exist/s)
}, 60_000)
