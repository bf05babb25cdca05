import { resolve } from 'node:path'
import { UsageError, parseArguments, runProgram, say } from '@pkg/command-line'
import { backUp } from './backup/back-up'
import { countUploads } from './backup/archive'
import { sumRows } from './backup/rows'
import { backupTexts as texts } from './backup/texts'
import { readSettings } from '@pkg/api/settings'

const usage = texts.usage.backup

// Writes a backup to a file. See `docs/operations.md`.
await runProgram({ usage }, async () => {
  const { positionals } = parseArguments({ args: process.argv.slice(2), allowPositionals: true }, usage)
  const [file, ...more] = positionals
  if (!file || more.length > 0) throw new UsageError(texts.oneFile, usage)
  const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), file)
  const { manifest, bytes } = await backUp(readSettings(process.env), path)
  say(texts.written(file, (bytes / 1_000_000).toFixed(1), sumRows(manifest.rows), countUploads(manifest)))
})
