import { resolve } from 'node:path'
import { UsageError, exitCodes, readWords, say } from '@pkg/command-line'
import { restore } from './backup/restore'
import { sumOf } from './backup/rows'
import { backupTexts as texts } from './backup/texts'
import { readSettings } from '@pkg/api/settings'

/** Restores a backup, from the command line: `npm run restore -- <file>`; see `docs/operations.md`. */
async function run(): Promise<void> {
  const { positionals, values } = readWords(
    { args: process.argv.slice(2), allowPositionals: true, options: { force: { type: 'boolean', default: false } } },
    texts.usage.restore,
  )
  const [file, ...more] = positionals
  if (!file || more.length > 0) throw new UsageError(texts.oneFile, texts.usage.restore)
  const { madeAt, rows, parts } = await restore(
    readSettings(process.env),
    resolve(process.env['INIT_CWD'] ?? process.cwd(), file),
    values.force,
  )
  const files = Object.keys(parts).filter((name) => name.startsWith('uploads/')).length
  say(texts.restored(file, madeAt, sumOf(rows), files))
}

run().catch((problem: unknown) => {
  process.exitCode = problem instanceof UsageError ? exitCodes.badUsage : exitCodes.failed
  console.error(problem instanceof Error ? problem.message : problem)
})
