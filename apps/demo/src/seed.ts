import { rmSync, writeFileSync } from 'node:fs'
import { migrate, openDatabase, retryThroughOutage } from '@pkg/api/database'
import type { Settings } from '@pkg/api/settings'
import { fillContent } from './content/fill-content'
import { fillCatalog } from './fill/fill-catalog'
import { fillPublicRecords, smallestWithRecords } from './fill/fill-public-records'
import { unfinishedMark } from './unfinished-mark'

/** Migrates a database and fills it with the demo data. Returns whether the demo is there afterwards. */
export async function seed(settings: Settings, size: number): Promise<boolean> {
  const database = await openDatabase(settings)
  try {
    const mark = settings.databaseUrl ? undefined : unfinishedMark(settings)
    if (mark) writeFileSync(mark, '')
    await retryThroughOutage(
      () => migrate(database),
      (error) => console.error(`The database isn't available. Retrying: ${error.message}`),
    )
    const isSeeded = await fillCatalog(database, size, settings)
    if (isSeeded && size >= smallestWithRecords) await fillPublicRecords(database)
    if (isSeeded) await fillContent(database)
    if (mark) rmSync(mark)
    return isSeeded
  } finally {
    await database.close()
  }
}
