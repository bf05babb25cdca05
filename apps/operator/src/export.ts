import { resolve } from 'node:path'
import { migrate, openDatabase } from '@pkg/api/database'
import { readSettings } from '@pkg/api/settings'
import { parseArguments, ProgressBar, runProgram, say, UsageError } from '@pkg/command-line'
import { exportData, exportUploads } from './export/export-data'
import { exportTexts as texts } from './export/texts'

const { usage } = texts

// Writes all data to a folder in an open format. See `docs/operations.md`. [LIFE-007]
await runProgram({ usage }, async () => {
  const { values } = parseArguments({ args: process.argv.slice(2), options: { to: { type: 'string' } } }, usage)
  if (!values.to) throw new UsageError(texts.noFolder, usage)
  const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), values.to)
  const settings = readSettings(process.env)
  const database = await openDatabase(settings)
  try {
    await migrate(database)
    const bar = new ProgressBar(texts.progress, 1)
    const rows = await exportData(database, folder, (done, total) => bar.at(done / total))
    bar.end()
    say(
      texts.written(
        [...rows.values()].reduce((sum, count) => sum + count, 0),
        rows.size,
        folder,
      ),
    )
    if (await exportUploads(settings.dataDirectory, folder)) say(texts.uploads)
    say(texts.warning)
  } finally {
    await database.close()
  }
})
