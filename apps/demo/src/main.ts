import { readSettings } from '@pkg/api/settings'
import { parseArguments, runProgram, say } from '@pkg/command-line'
import { readSeedSize } from './seed-settings'
import { seedTexts as texts } from './texts'
import { hasDatabase } from './unfinished-mark'

// Fills a database with the demo data. `npm start` passes `--if-empty`, which limits the command to an empty embedded database of a site
// without an https address. [LIFE-005]
await runProgram({ usage: texts.usage }, async () => {
  const options = { 'if-empty': { type: 'boolean', default: false } } as const
  const { 'if-empty': isOnlyIfEmpty } = parseArguments({ args: process.argv.slice(2), options }, texts.usage).values
  const settings = readSettings(process.env)
  const size = readSeedSize(process.env)
  if (isOnlyIfEmpty && (settings.databaseUrl || settings.hasHttpsUrl || size === 0 || hasDatabase(settings))) return
  if (settings.hasHttpsUrl) throw new Error(texts.publicSite)
  // Loaded only when there is something to do, so `npm start` on a filled database doesn't wait for it.
  const { seed } = await import('./seed')
  const isSeeded = await seed(settings, size)
  if (!isOnlyIfEmpty) say(isSeeded ? texts.seeded : size === 0 ? texts.sizeZero : texts.inUse)
})
