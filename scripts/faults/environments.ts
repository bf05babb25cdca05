import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { now } from '@pkg/domain'
import pg from 'pg'
import { startPostgres } from '../postgres'
import { mountSmallDisk, type SmallDisk } from './small-disk'
import type { Supervisor } from './supervisor'
import { openProxy, type TcpProxy } from './tcp-proxy'

/** The database engines that the API runs on. */
export type Engine = 'pglite' | 'postgres'

/** Runs a query and returns its rows. */
export type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

/** The API's database during a run: what can fail, and how to read it. */
export interface Environment {
  /** Environment variables that point the API to the database. */
  variables: Record<string, string>
  disk: SmallDisk
  /** Only with a database server. */
  server?: {
    proxy: TcpProxy
    /** Ends the API's connections from the server's side. */
    endConnections(): Promise<void>
    /** Starts the server again if it ended. */
    revive(): Promise<void>
  }
  /** Reads the database. The API must not run when the engine is PGlite. */
  read<Result>(read: (query: Query) => Promise<Result>): Promise<Result>
  /** Resolves when no job is due and no message is waiting. */
  waitUntilIdle(api: Supervisor): Promise<void>
  close(): Promise<void>
}

const backlog = `select
  (select count(*)::int from jobs where due_at <= $1) as jobs,
  (select count(*)::int from notifications where sent_at is null and failure is null) as messages`
/** A message that a killed process had claimed is due again after its lease. */
const pauseForLeases = 15_000

/** Opens a new database for a run. */
export const openEnvironment = (engine: Engine): Promise<Environment> =>
  engine === 'pglite' ? openEmbedded() : openServer()

async function readBacklog(query: Query): Promise<{ jobs: number; messages: number }> {
  const [row] = await query(backlog, [now()])
  return { jobs: Number(row?.['jobs']), messages: Number(row?.['messages']) }
}

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearthway-faults-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'data'))
  return folder
}

function removeFolder(folder: string, disk: SmallDisk): void {
  if ('release' in disk) disk.release()
  rmSync(folder, { recursive: true, force: true })
}

function openEmbedded(): Promise<Environment> {
  const folder = createFolder()
  const data = join(folder, 'data')
  const disk = mountSmallDisk(data)
  const read = async <Result>(reader: (query: Query) => Promise<Result>) => {
    const database = await PGlite.create({ dataDir: join(data, 'database'), extensions: { pg_trgm } })
    try {
      return await reader(async (text, values) => (await database.query<Record<string, unknown>>(text, values)).rows)
    } finally {
      await database.close()
    }
  }
  return Promise.resolve({
    variables: { DATA_DIR: data, DATABASE_URL: '' },
    disk,
    read,
    // Only one process can open an embedded database, so the API is stopped each time we read it.
    async waitUntilIdle(api) {
      for (;;) {
        await api.end()
        const { jobs, messages } = await read(readBacklog)
        await api.start()
        if (jobs + messages === 0) return
        await pause(messages > 0 ? pauseForLeases : 1000 + jobs * 5)
      }
    },
    async close() {
      removeFolder(folder, disk)
    },
  })
}

async function openServer(): Promise<Environment> {
  const folder = createFolder()
  const data = join(folder, 'data')
  const disk: SmallDisk = process.env['TEST_DATABASE_URL']
    ? { reason: 'the PostgreSQL server was started elsewhere' }
    : mountSmallDisk(data)
  const server = await withTemporaryFolder(data, startPostgres)
  const admin = new pg.Pool({ connectionString: server.url, max: 2 })
  admin.on('error', () => undefined)
  const name = `faults_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name}`)
  const direct = new URL(server.url)
  direct.pathname = `/${name}`
  const proxy = await openProxy(direct.hostname, Number(direct.port))
  const proxied = new URL(direct)
  proxied.port = String(proxy.port)

  const read = async <Result>(reader: (query: Query) => Promise<Result>) => {
    const client = new pg.Client({ connectionString: direct.href })
    await client.connect()
    try {
      return await reader(async (text, values) => (await client.query<Record<string, unknown>>(text, values)).rows)
    } finally {
      await client.end()
    }
  }
  return {
    variables: { DATABASE_URL: proxied.href },
    disk,
    server: {
      proxy,
      revive: () => server.revive(),
      async endConnections() {
        await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
      },
    },
    read,
    async waitUntilIdle() {
      for (;;) {
        const { jobs, messages } = await read(readBacklog)
        if (jobs + messages === 0) return
        await pause(500)
      }
    },
    async close() {
      await proxy.close()
      await admin.query(`drop database if exists ${name} with (force)`)
      await admin.end()
      await server.stop()
      removeFolder(folder, disk)
    },
  }
}

/** Runs `start` with another folder for temporary files. */
async function withTemporaryFolder<Result>(folder: string, start: () => Promise<Result>): Promise<Result> {
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    return await start()
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}
