import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { fillPlaces, loadGeography } from '@pkg/api/catalog'
import { type Database, openEmbedded, migrate } from '@pkg/api/database'
import { createOnce } from '@pkg/api/testing/test-run'

/**
 * Returns the dump of an empty catalog with all locations. The first worker of a test run makes it, because migrations and locations take
 * longer than most tests.
 */
export async function emptyCatalog(): Promise<Blob> {
  const run = inject('testRun')
  const dump = join(run.folder, 'catalog.tar')
  await createOnce(run, 'catalog', async () => {
    const database = await openEmbedded('memory')
    await migrate(database)
    await fillPlaces(database, loadGeography())
    await writeFile(dump, new Uint8Array(await (await database.dump()).arrayBuffer()))
    await database.close()
  })
  return openAsBlob(dump)
}

/** Opens an empty catalog for a test file, which is emptied after each test, and a folder for files to import. */
export function importDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  const opened: { database?: Database } = {}
  const database = () => {
    if (!opened.database) throw new Error('The database is not open')
    return opened.database
  }

  beforeAll(async () => {
    opened.database = await openEmbedded('memory', await emptyCatalog())
  }, 180_000)

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
