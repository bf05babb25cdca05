import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { fillPlaces, loadGeography } from '@pkg/api/catalog'
import type { Database } from '@pkg/api/database'
import { openCopy, runDatabase } from '@pkg/api/testing/run-database'

/** Returns an empty catalog with all locations. */
export const emptyCatalog = () => runDatabase('catalog', (database) => fillPlaces(database, loadGeography()))

/** Opens an empty catalog for a test file, which is emptied after each test, and a folder for files to import. */
export function importDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  const opened: { database?: Database; drop?: () => Promise<void> } = {}
  const database = () => {
    if (!opened.database) throw new Error('The database is not open')
    return opened.database
  }

  beforeAll(async () => {
    Object.assign(opened, await openCopy(await emptyCatalog()))
  })

  afterEach(() => database().script('truncate communities, import_runs, families cascade'))

  afterAll(async () => {
    await opened.database?.close()
    await opened.drop?.()
    rmSync(folder, { recursive: true })
  })

  return {
    database,
    /** The folder for files to import. */
    folder,
    /** Writes a file of lines and returns its path. */
    writeLines(name: string, lines: readonly string[]): string {
      const path = join(folder, name)
      writeFileSync(path, `${lines.join('\n')}\n`)
      return path
    },
  }
}
