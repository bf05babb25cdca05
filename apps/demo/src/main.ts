import { FolderInUse, migrate, openDatabase, throughOutages } from '@pkg/api/database'
import { readSettings } from '@pkg/api/settings'
import { BadUsage, exitCodes, readWords, say } from '@pkg/command-line'
import { fillContent } from './content/fill-content'
import { fillCatalogue } from './fill/fill-catalogue'
import { readSeedSize } from './seed-settings'
import { seedTexts as texts } from './texts'

/**
 * Fills a database with the demo data: `npm run seed`. With `--if-empty`, as `npm start` calls it, only an empty embedded database of a
 * site without an https address. [LIFE-005]
 */
async function run(): Promise<void> {
  const options = { 'if-empty': { type: 'boolean', default: false } } as const
  const { 'if-empty': isOnlyIfEmpty } = readWords({ args: process.argv.slice(2), options }, texts.usage).values
  const settings = readSettings(process.env)
  const size = readSeedSize(process.env)
  if (isOnlyIfEmpty && (settings.databaseUrl || settings.isPublic || size === 0)) return
  if (settings.isPublic) throw new Error(texts.publicSite)
  const database = await openDatabase(settings)
  try {
    await throughOutages(
      () => migrate(database),
      (error) => console.error(`The database isn't answering. Trying again: ${error.message}`),
    )
    const isSeeded = await fillCatalogue(database, size)
    if (isSeeded) await fillContent(database)
    if (!isOnlyIfEmpty) say(isSeeded ? texts.seeded : texts.inUse)
  } finally {
    await database.close()
  }
}

run().catch((error: unknown) => {
  process.exitCode = error instanceof BadUsage ? exitCodes.badUsage : exitCodes.failed
  if (error instanceof FolderInUse) console.error(texts.folderInUse(error.folder, error.holder))
  else console.error(error instanceof Error ? error.message : error)
})
