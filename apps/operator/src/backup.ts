import { resolve } from 'node:path'
import { UsageError, exitCodes, readWords, say } from '@pkg/command-line'
import { backUp } from './backup/back-up'
import { sumOf } from './backup/rows'
import { backupTexts as texts } from './backup/texts'
import { readSettings } from '@pkg/api/settings'

/** Writes a backup, from the command line: `npm run backup -- <file>`; see `docs/operations.md`. */
async function run(): Promise<void> {
  const { positionals } = readWords({ args: process.argv.slice(2), allowPositionals: true }, texts.usage.backup)
  const [file, ...more] = positionals
  if (!file || more.length > 0) throw new UsageError(texts.oneFile, texts.usage.backup)
  const { manifest, bytes } = await backUp(
    readSettings(process.env),
    resolve(process.env['INIT_CWD'] ?? process.cwd(), file),
  )
  const files = Object.keys(manifest.parts).filter((name) => name.startsWith('uploads/')).length
  say(texts.written(file, (bytes / 1_000_000).toFixed(1), sumOf(manifest.rows), files))
}

run().catch((problem: unknown) => {
  process.exitCode = problem instanceof UsageError ? exitCodes.badUsage : exitCodes.failed
  console.error(problem instanceof Error ? problem.message : problem)
})
