import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { mkdtemp, chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from './free-port'

const user = 'hearthway'
const millisecondsToStart = 120_000

/** A PostgreSQL server of one test file, with client programs of the same version. */
export interface TestPostgres {
  url: string
  /** The folder of its client programs. */
  programs: string
  /** Starts a streaming replica. */
  startReplica(): Promise<{ url: string; stop: () => Promise<void> }>
  stop(): Promise<void>
}

/** Starts the installed PostgreSQL on a free port. `POSTGRES_PROGRAMS` can name the folder of its programs. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const programs = findProgramsFolder()
  const folder = await mkdtemp(join(tmpdir(), 'test-postgres-'))
  await chmod(folder, 0o755)
  // PostgreSQL doesn't run as root, so root starts it as an unprivileged user.
  const identity = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  const emptyFolder = (name: string) => {
    const path = join(folder, name)
    mkdirSync(path, { mode: 0o700 })
    if (identity.uid !== undefined) chownSync(path, identity.uid, identity.gid)
    return path
  }
  const run = (program: string, parameters: string[]) =>
    execFileSync(join(programs, program), parameters, { ...identity, cwd: folder, stdio: 'pipe' })
  const stops: (() => Promise<void>)[] = []
  const launch = async (data: string) => {
    const port = await freePort()
    const parameters = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'fsync=off']
    const child = spawn(join(programs, 'postgres'), parameters, { ...identity, cwd: folder, stdio: 'ignore' })
    const ended = once(child, 'exit')
    const stop = async () => {
      child.kill('SIGINT')
      await ended
    }
    stops.push(stop)
    const url = `postgres://${user}@127.0.0.1:${port}/postgres`
    await waitUntilReady(url)
    return { url, port, stop }
  }

  const data = emptyFolder('primary')
  run('initdb', ['-D', data, '--auth=trust', `--username=${user}`, '--encoding=UTF8', '--locale=C', '--no-sync'])
  const { url, port } = await launch(data)
  return {
    url,
    programs,
    async startReplica() {
      const copy = emptyFolder('replica')
      const from = ['-h', '127.0.0.1', '-p', String(port), '-U', user]
      run('pg_basebackup', [...from, '-D', copy, '--write-recovery-conf', '--no-sync', '--checkpoint=fast'])
      return launch(copy)
    },
    async stop() {
      for (const stop of stops.reverse()) await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Returns the folder of the newest version that has a server and `pg_dump`. */
function findProgramsFolder(): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [process.env['POSTGRES_PROGRAMS'] ?? '', ...versions.map((version) => join(debian, version, 'bin'))]
  const found = folders.find((folder) =>
    ['initdb', 'postgres', 'pg_dump'].every((name) => existsSync(join(folder, name))),
  )
  if (!found)
    throw new Error(
      "PostgreSQL isn't installed. Install Debian's postgresql, or set POSTGRES_PROGRAMS to the folder of its programs",
    )
  return found
}

const idOf = (part: string) => Number(execFileSync('id', [part, 'nobody'], { encoding: 'utf8' }))

async function waitUntilReady(url: string): Promise<void> {
  for (
    const end = performance.now() + millisecondsToStart;
    ;
    await new Promise((resolve) => setTimeout(resolve, 100))
  ) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch (error) {
      if (performance.now() > end) throw error
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
