import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type Database, openEmbedded, migrate } from '@pkg/api/database'

/** Opens an empty catalog for a test file, which is emptied after each test, and a folder for files to import. */
export function importDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  const opened: { database?: Database } = {}
  const database = () => {
    if (!opened.database) throw new Error('The database is not open')
    return opened.database
  }

  beforeAll(async () => {
    opened.database = await openEmbedded('memory')
    await migrate(database())
  }, 60_000)

  afterEach(() => database().script('truncate communities, import_runs, families cascade'))

  afterAll(async () => {
    await opened.database?.close()
    rmSync(folder, { recursive: true })
  })

  return {
    database,
    /** Writes a file of lines and returns its path. */
    writeLines(name: string, lines: readonly string[]): string {
      const path = join(folder, name)
      writeFileSync(path, `${lines.join('\n')}\n`)
      return path
    },
  }
}
