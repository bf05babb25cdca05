import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { UsageError, parseArguments } from '@pkg/command-line'
import { isUuid } from '@pkg/domain'
import type { Coverage } from './missing-communities'
import { allSources } from './known-sources'
import { importTexts } from './texts'

/** The parsed arguments of the import command. Paths are absolute. */
export type ImportArguments =
  | {
      file: string
      /** The importer detects the source from the columns without it. */
      source?: string
      map?: string
      points?: string
      isDryRun: boolean
      isRetiringConfirmed: boolean
      coverage: Coverage
    }
  | { undo: string }
  | { list: true }

const options = {
  source: { type: 'string' },
  map: { type: 'string' },
  points: { type: 'string' },
  undo: { type: 'string' },
  list: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  whole: { type: 'boolean' },
  part: { type: 'boolean' },
  'confirm-retired': { type: 'boolean' },
} as const

/**
 * Parses the arguments of the import command. Relative paths start at `folder`, where the command was run.
 * @throws {UsageError} unless they are one existing file with options that go together, `--undo` with a run id, or `--list`.
 */
export function readImportArguments(args: string[], folder: string): ImportArguments {
  const { values, positionals } = parseArguments({ args, options, allowPositionals: true }, importTexts.usage)
  const usageError = (reason: string) => new UsageError(reason, importTexts.usage)
  if (values.list) return { list: true }
  if (values.undo !== undefined) {
    if (!isUuid(values.undo)) throw usageError(importTexts.unknownRun(values.undo))
    return { undo: values.undo }
  }
  const resolveFile = (name: string) => {
    const path = resolve(folder, name)
    if (!existsSync(path)) throw usageError(importTexts.missingFile(path))
    if (!statSync(path).isFile()) throw usageError(importTexts.notFile(path))
    return path
  }
  const [file, ...others] = positionals
  const { source, map, points } = values
  if (source !== undefined && map !== undefined) throw usageError(importTexts.sourceOrMap)
  if (source !== undefined && !allSources.some(({ name }) => name === source)) {
    throw usageError(importTexts.unknownSource(source))
  }
  if (values.whole && values.part) throw usageError(importTexts.wholeOrPart)
  if (file === undefined) throw usageError(importTexts.noFile)
  if (others.length > 0) throw usageError(importTexts.severalFiles)
  return {
    file: resolveFile(file),
    ...(source !== undefined && { source }),
    ...(map !== undefined && { map: resolveFile(map) }),
    ...(points !== undefined && { points: resolveFile(points) }),
    isDryRun: values['dry-run'] ?? false,
    isRetiringConfirmed: values['confirm-retired'] ?? false,
    coverage: values.whole ? 'complete' : values.part ? 'partial' : 'unknown',
  }
}
