import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { copyChunks } from './copy-text'
import type { Database } from './database'
import { lockFolder } from './folder-lock'
import * as tables from './schema/tables'

const batchCharacters = 8_000_000

/** Opens the embedded database in a folder of its own, or in memory. Throws when another process has the folder. */
export async function openEmbedded(dataDirectory: string | 'memory'): Promise<Database> {
  const folder = dataDirectory === 'memory' ? undefined : join(dataDirectory, 'database')
  const release = dataDirectory === 'memory' ? () => undefined : lockFolder(dataDirectory)
  const client = await PGlite.create({ ...(folder ? { dataDir: folder } : {}), extensions: { pg_trgm } }).catch(
    (problem: unknown) => {
      release()
      throw problem
    },
  )

  return {
    engine: 'pglite',
    orm: drizzle(client, { schema: tables, casing: 'snake_case' }),
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
    async close() {
      await client.close()
      release()
    },
  }
}
