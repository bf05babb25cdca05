import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import pg from 'pg'
import { startPostgres } from '../postgres.ts'
import { pause } from './supervisor.mjs'
import { openProxy } from './tcp-proxy.mjs'

const megabytesOfDisk = 700
const waiting = `select
  (select count(*)::int from jobs where due_at <= now()) as jobs,
  (select count(*)::int from notifications where sent_at is null and failure is null) as letters`
/** After a kill, others leave a letter to the killed process for a while. */
const pauseForLetters = 15_000

/** Where the API keeps its data in a run: what there is to disturb, and how to read it afterwards. */
export const openGround = (engine) => (engine === 'pglite' ? embedded() : postgres())

async function embedded() {
  const folder = mkdtempSync(join(tmpdir(), 'hearthway-faults-'))
  const data = join(folder, 'data')
  mkdirSync(data)
  const limit = limitDisk(data)
  const reading = async (read) => {
    const database = await PGlite.create({ dataDir: join(data, 'database'), extensions: { pg_trgm } })
    try {
      return await read(async (text, values) => (await database.query(text, values)).rows)
    } finally {
      await database.close()
    }
  }
  return {
    environment: { DATA_DIR: data, DATABASE_URL: '' },
    ...limit,
    reading,
    // Nobody reads an embedded database beside the API: it is stopped to look, and started again while work is left.
    async drained(api) {
      for (;;) {
        await api.end()
        const [{ jobs, letters }] = await reading((query) => query(waiting, []))
        await api.start()
        if (jobs + letters === 0) return
        await pause(letters > 0 ? pauseForLetters : 1000 + jobs * 5)
      }
    },
    async close() {
      limit.release()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function postgres() {
  const folder = mkdtempSync(join(tmpdir(), 'hearthway-faults-'))
  chmodSync(folder, 0o755)
  const data = join(folder, 'server')
  mkdirSync(data)
  const limit = process.env.TEST_DATABASE_URL
    ? { whyNotLimited: 'the PostgreSQL server is not ours', release: () => undefined }
    : limitDisk(data)
  const server = await startingIn(data, startPostgres)
  const own = new URL(server.url)
  const admin = new pg.Pool({ connectionString: server.url, max: 2 })
  admin.on('error', () => undefined)
  const name = `faults_${Date.now()}`
  await admin.query(`create database ${name}`)
  own.pathname = `/${name}`
  const proxy = await openProxy(own.hostname, Number(own.port))
  const through = new URL(own)
  through.port = String(proxy.port)
  const reading = async (read) => {
    const client = new pg.Client({ connectionString: own.href })
    await client.connect()
    try {
      return await read(async (text, values) => (await client.query(text, values)).rows)
    } finally {
      await client.end()
    }
  }
  return {
    environment: { DATABASE_URL: through.href },
    proxy,
    ...limit,
    restore: () => server.revive(),
    endConnections: () =>
      admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]),
    reading,
    async drained() {
      for (;;) {
        const [{ jobs, letters }] = await reading((query) => query(waiting, []))
        if (jobs + letters === 0) return
        await pause(500)
      }
    },
    async close() {
      await proxy.close()
      await admin.query(`drop database if exists ${name} with (force)`)
      await admin.end()
      await server.stop()
      limit.release()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts something that keeps its files in the folder for temporary ones, in a folder of ours. */
async function startingIn(folder, start) {
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    return await start()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

/** Puts a small disk of its own under a folder, where the run may do so. */
function limitDisk(folder) {
  const none = (why) => ({ whyNotLimited: why, release: () => undefined })
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return none('only root on Linux can make a small disk')
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytesOfDisk}m`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch (problem) {
    return none(`a small disk could not be made: ${String(problem.stderr ?? problem).trim()}`)
  }
  return { limitedFolder: folder, release: () => execFileSync('umount', ['-l', folder]) }
}
