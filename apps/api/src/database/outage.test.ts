import { once } from 'node:events'
import { connect, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApiProcess } from '../../testing/api-process'
import { freePort } from '../../testing/free-port'
import { type TestPostgres, startTestPostgres } from '../../testing/test-postgres'
import { databaseUrl } from '../../testing/run-database'

const cutConnections = 3

let server: TestPostgres
let proxy: Server
let url: string

/** Starts a proxy to the server that cuts the first connections, immediately or after a few packets. */
beforeAll(async () => {
  server = await startTestPostgres()
  const { port, hostname } = new URL(server.url)
  const proxied = new URL(server.url)
  proxied.port = String(await freePort())
  url = proxied.href
  let connections = 0
  proxy = createServer((client) => {
    connections += 1
    const upstream = connect(Number(port), hostname)
    for (const socket of [client, upstream]) {
      socket.on('error', () => undefined).on('close', () => [client, upstream].forEach((one) => one.destroy()))
    }
    if (connections <= cutConnections) setTimeout(() => upstream.destroy(), 20 * (connections - 1))
    client.pipe(upstream)
    upstream.pipe(client)
  }).listen(Number(proxied.port), '127.0.0.1')
  await once(proxy, 'listening')
})

afterAll(async () => {
  proxy.close()
  await server.stop()
})

test('waits for an unreachable database at startup and logs it [BIZ-008]', async () => {
  const api = await startApiProcess({ DATABASE_URL: url })
  expect((await fetch(`${api.address}/readyz`)).status).toBe(200)
  expect(api.output()).toContain("The database isn't available. Retrying:")
  api.signal('SIGTERM')
  expect(await api.ended).toBe(0)
})

test('stops immediately with the database’s error when the database rejects it [BIZ-008]', async () => {
  const starting = startApiProcess({ DATABASE_URL: databaseUrl(server.url, 'nowhere') })
  await expect(starting).rejects.toThrow(/The API ended while it started.*database "nowhere" does not exist/s)
})
