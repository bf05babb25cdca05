import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { tellTriggers } from './transaction-facts'
import { copyChunks } from './copy-text'
import type { Database } from './database'
import { lockFolder } from './folder-lock'
import { plannerSettings } from './planner-settings'
import * as tables from './schema/tables'

const batchCharacters = 8_000_000

/** The embedded database, which can be copied as a whole. */
export interface EmbeddedDatabase extends Database {
  /** Returns the whole database as a tar file that another database can start from. */
  dump(): Promise<Blob>
}

/** Creates typed queries, whose transactions tell the triggers what they need to know. */
function createOrm(client: PGlite) {
  const orm = drizzle(client, { schema: tables, casing: 'snake_case' })
  const transact: typeof orm.transaction = orm.transaction.bind(orm)
  orm.transaction = (work, config) =>
    transact(async (tx) => {
      await tellTriggers(tx)
      return work(tx)
    }, config)
  return orm
}

/**
 * Opens the embedded database in a data folder, or in memory if the folder is `memory`. A new database starts from `initialDump`, if given.
 * @throws {FolderInUse} when another process uses the folder.
 */
export async function openEmbedded(dataDirectory: string, initialDump?: Blob): Promise<EmbeddedDatabase> {
  const folder = dataDirectory === 'memory' ? undefined : join(dataDirectory, 'database')
  const release = dataDirectory === 'memory' ? () => undefined : lockFolder(dataDirectory)
  const client = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(initialDump ? { loadDataDir: initialDump } : {}),
    extensions: { pg_trgm },
  }).catch((error: unknown) => {
    release()
    throw error
  })
  await client.exec(plannerSettings)

  return {
    engine: 'pglite',
    orm: createOrm(client),
    async copy(table, columns, rows) {
      let count = 0
      for await (const { text, rowCount } of copyChunks(rows, batchCharacters)) {
        await client.query(`copy ${table} (${columns.join(', ')}) from '/dev/blob'`, [], { blob: new Blob([text]) })
        count += rowCount
      }
      return count
    },
    async script(text) {
      await client.exec(text)
    },
    listen: (channel, onMessage) => client.listen(channel, onMessage),
    dump: () => client.dumpDataDir('none'),
    async close() {
      await client.close()
      release()
    },
  }
}
