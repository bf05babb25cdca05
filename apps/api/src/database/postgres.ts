import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { copyChunks } from './copy-text'
import type { Database } from './database'
import { plannerSettings } from './planner-settings'
import * as tables from './schema/tables'

const chunkCharacters = 64_000

const options = { schema: tables, casing: 'snake_case' } as const

/**
 * drizzle never gives a connection back whose line was cut before its `begin` arrived, and twenty of these are the whole pool: after some
 * cuts nothing would be answered any more. So we take and give back the connections of transactions ourselves.
 */
function ormOf(pool: pg.Pool) {
  const orm = drizzle(pool, options)
  const onConnection = new WeakMap<pg.PoolClient, ReturnType<typeof drizzle<typeof tables, pg.PoolClient>>>()
  orm.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      const own = onConnection.get(client) ?? drizzle(client, options)
      onConnection.set(client, own)
      return await own.transaction(work, config)
    } finally {
      client.release()
    }
  }
  return orm
}

/** Connects to PostgreSQL. A broken idle connection is replaced by the pool and reported to `onProblem`. */
export function openPostgres(url: string, onProblem: (problem: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5000,
    // The pool waits for this promise before it lends the connection, though its types say nothing of one.
    onConnect: (client): unknown => {
      // Each connection reports for itself: one that breaks between two statements of a transaction has nobody else who listens, and
      // would end the process.
      client.on('error', onProblem)
      return client.query(plannerSettings)
    },
  })
  pool.on('error', () => undefined)

  return {
    engine: 'postgres',
    orm: ormOf(pool),
    async copy(table, columns, rows) {
      let count = 0
      async function* chunks() {
        for await (const { text, rowCount } of copyChunks(rows, chunkCharacters)) {
          count += rowCount
          yield text
        }
      }
      const client = await pool.connect()
      try {
        await pipeline(
          Readable.from(chunks()),
          client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`)),
        )
      } finally {
        client.release()
      }
      return count
    },
    async script(text) {
      await pool.query(text)
    },
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      await pool.end()
    },
  }
}
