import { createWriteStream } from 'node:fs'
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '@pkg/api/database'
import { ExportError } from './export-error'
import { type ExportedTable, readExportedTables, readLines } from './exported-table'
import { readmeOf } from './readme'
import { exportTexts as texts } from './texts'

/** What was exported: the number of rows by table. */
export type ExportedRows = ReadonlyMap<string, number>

/** Only the owner reads personal data. */
const ownFolder = 0o700
const ownFile = 0o600

/**
 * Writes all data of a database to an empty or a new folder: a file of JSON Lines for each table, and a README that explains them. All rows are of one moment.
 * Leaves out what means nothing elsewhere, and secrets. [LIFE-007]
 * @throws {ExportError} when the folder has files
 */
export async function exportData(
  { orm }: Database,
  folder: string,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<ExportedRows> {
  await mkdir(folder, { recursive: true, mode: ownFolder })
  if ((await readdir(folder)).length > 0) throw new ExportError(texts.notEmpty(folder))
  const rows = new Map<string, number>()
  await orm.transaction(
    async (tx) => {
      await tx.execute(sql`set local time zone 'UTC'`)
      const tables = await readExportedTables(tx)
      for (const [place, table] of tables.entries()) {
        onProgress(place, tables.length)
        rows.set(table.name, await writeTable(folder, table, readLines(tx, table)))
      }
      await writeFile(join(folder, 'README.md'), readmeOf(tables, rows), { mode: ownFile })
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  return rows
}

/** Writes lines to the file of a table, and returns their number. */
async function writeTable(folder: string, { name }: ExportedTable, lines: AsyncIterable<string>): Promise<number> {
  let count = 0
  const counted = async function* () {
    for await (const line of lines) {
      count += 1
      yield line
    }
  }
  await pipeline(Readable.from(counted()), createWriteStream(join(folder, `${name}.jsonl`), { mode: ownFile }))
  return count
}

/** Copies uploaded documents and photos next to the tables. Returns whether there are any. */
export async function exportUploads(dataDirectory: string, folder: string): Promise<boolean> {
  const uploads = join(dataDirectory, 'uploads')
  const names = await readdir(uploads).catch(() => [])
  if (names.length === 0) return false
  await cp(uploads, join(folder, 'uploads'), { recursive: true })
  return true
}
