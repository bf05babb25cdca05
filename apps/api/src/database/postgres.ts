import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { tellTriggers } from './transaction-facts'
import { copyChunks } from './copy-text'
import type { Database } from './database'
import { retryOnDatabaseError, sqlState } from './database-error'
import { listenOn } from './listener'
import { plannerSettings } from './planner-settings'
import * as tables from './schema/tables'

const chunkCharacters = 64_000

const options = { schema: tables, casing: 'snake_case' } as const

/** How often a transaction runs that the server ends to resolve a deadlock. */
const deadlock = { code: sqlState.deadlock, attempts: 4 }

/**
 * Creates typed queries on a pool. Drizzle doesn't release a connection that breaks before its `begin` arrives, and 20 of these exhaust the
 * pool. So we acquire and release the connections of transactions ourselves. A transaction that the server ended to resolve a deadlock is run again.
 */
function createOrm(pool: pg.Pool) {
  const orm = drizzle(pool, options)
  const ormByConnection = new WeakMap<pg.PoolClient, ReturnType<typeof drizzle<typeof tables, pg.PoolClient>>>()
  const transact: typeof orm.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      const connectionOrm = ormByConnection.get(client) ?? drizzle(client, options)
      ormByConnection.set(client, connectionOrm)
      return await connectionOrm.transaction(async (tx) => {
        await tellTriggers(tx)
        return work(tx)
      }, config)
    } finally {
      client.release()
    }
  }
  orm.transaction = (work, config) => retryOnDatabaseError(deadlock, () => transact(work, config))
  return orm
}

/** Connects to PostgreSQL. The pool replaces a broken idle connection and reports it to `onError`. */
export function openPostgres(url: string, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5000,
    // The pool waits for this promise before it lends the connection, although its types don't say so.
    onConnect: (client): unknown => {
      // A connection that breaks between two statements of a transaction has no other listener, and an unhandled error ends the process.
      client.on('error', onError)
      return client.query(plannerSettings)
    },
  })
  pool.on('error', () => undefined)

  return {
    engine: 'postgres',
    orm: createOrm(pool),
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
    listen: (channel, onMessage, onInterruption) => listenOn(url, channel, { onMessage, onInterruption }),
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
