import { resolve } from 'node:path'
import { UsageError, parseArguments, runProgram, say } from '@pkg/command-line'
import { countUploads } from './backup/archive'
import { restore } from './backup/restore'
import { sumRows } from './backup/rows'
import { backupTexts as texts } from './backup/texts'
import { readSettings } from '@pkg/api/settings'

const usage = texts.usage.restore

// Restores a backup from a file. See `docs/operations.md`.
await runProgram({ usage }, async () => {
  const options = { force: { type: 'boolean', default: false } } as const
  const { positionals, values } = parseArguments(
    { args: process.argv.slice(2), allowPositionals: true, options },
    usage,
  )
  const [file, ...more] = positionals
  if (!file || more.length > 0) throw new UsageError(texts.oneFile, usage)
  const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), file)
  const { manifest, warning } = await restore(readSettings(process.env), path, values.force)
  say(texts.restored(file, manifest.madeAt, sumRows(manifest.rows), countUploads(manifest)))
  if (warning) say(warning)
})
