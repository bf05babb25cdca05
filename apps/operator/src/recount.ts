import { migrate, openDatabase } from '@pkg/api/database'
import { readSettings } from '@pkg/api/settings'
import { rebuildSums } from '@pkg/api/wizard-events'
import { parseArguments, runProgram, say } from '@pkg/command-line'
import { recountTexts as texts } from './recount-texts'

// Computes the sums of the wizard's events again, for example after events were restored. Stats show the same numbers meanwhile. [WORK-014]
await runProgram({ usage: texts.usage }, async () => {
  parseArguments({ args: process.argv.slice(2), options: {} }, texts.usage)
  const database = await openDatabase(readSettings(process.env))
  try {
    await migrate(database)
    say(texts.done(await rebuildSums(database.orm)))
  } finally {
    await database.close()
  }
})
