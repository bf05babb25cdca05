import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbedded, openPostgres } from '@pkg/api/database'
import { readSettings } from '@pkg/api/settings'
import { parseArguments, ProgressBar, runProgram, say, UsageError } from '@pkg/command-line'
import { applicationName, moveDatabase } from './move/move-database'
import { MoveError } from './move/move-error'
import { moveTexts as texts } from './move/texts'

const { usage } = texts

// Moves all data from the embedded database to PostgreSQL, or back. See `docs/operations.md`.
await runProgram({ usage }, async () => {
  const options = { to: { type: 'string' }, from: { type: 'string' } } as const
  const { values } = parseArguments({ args: process.argv.slice(2), options }, usage)
  const address = values.to ?? values.from
  if (address === undefined || (values.to !== undefined && values.from !== undefined)) {
    throw new UsageError(texts.oneDirection, usage)
  }
  const { dataDirectory } = readSettings({ ...process.env, DATABASE_URL: undefined })
  if (values.to !== undefined && !existsSync(join(dataDirectory, 'database'))) {
    throw new MoveError(texts.noDatabase(dataDirectory))
  }
  const postgres = openPostgres(postgresUrl(address), (error) => console.error(error.message))
  try {
    const embedded = await openEmbedded(dataDirectory)
    try {
      const [source, target] = values.to === undefined ? [postgres, embedded] : [embedded, postgres]
      const bar = new ProgressBar(texts.progress, 1)
      const { rows, tables, earlier } = await moveDatabase(source, target, (_, done, total) => bar.at(done / total))
      bar.end()
      say(texts.moved(rows, tables, earlier))
      say(values.to === undefined ? texts.next.from : texts.next.to)
    } finally {
      await embedded.close()
    }
  } finally {
    await postgres.close()
  }
})

/** Returns the address with the name by which the move knows its own connections. */
function postgresUrl(address: string): string {
  if (!/^postgres(ql)?:\/\//.test(address) || !URL.canParse(address)) {
    throw new UsageError(texts.noAddress(address), usage)
  }
  const url = new URL(address)
  url.searchParams.set('application_name', applicationName)
  return url.href
}
