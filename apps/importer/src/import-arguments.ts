import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { UsageError, readWords } from '@pkg/command-line'
import { isUuid } from '@pkg/domain'
import type { Wholeness } from './missing-communities'
import { knownRegisters } from './known-sources'
import { importTexts } from './texts'

/** What a person asked the import to do. Paths are absolute. */
export type ImportArguments =
  | {
      file: string
      /** Without it the register is told by the columns. */
      source?: string
      map?: string
      points?: string
      isDryRun: boolean
      wholeness: Wholeness
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
} as const

/**
 * Reads the arguments of the import. Relative files are of `folder`, from where the command was called.
 * @throws {UsageError} when they are not one file that exists with options that go together, `--undo` with a run, or `--list`.
 */
export function readImportArguments(given: string[], folder: string): ImportArguments {
  const { values, positionals } = readWords({ args: given, options, allowPositionals: true }, importTexts.usage)
  const refuse = (reason: string) => new UsageError(reason, importTexts.usage)
  if (values.list) return { list: true }
  if (values.undo !== undefined) {
    if (!isUuid(values.undo)) throw refuse(importTexts.noRun(values.undo))
    return { undo: values.undo }
  }
  const pathOf = (name: string) => {
    const path = resolve(folder, name)
    if (!existsSync(path)) throw refuse(importTexts.missingFile(path))
    if (!statSync(path).isFile()) throw refuse(importTexts.notFile(path))
    return path
  }
  const [file, ...others] = positionals
  const { source, map, points } = values
  if (source !== undefined && map !== undefined) throw refuse(importTexts.sourceOrMap)
  if (source !== undefined && !knownRegisters.some((one) => one.source === source)) {
    throw refuse(importTexts.unknownSource(source))
  }
  if (values.whole && values.part) throw refuse(importTexts.wholeOrPart)
  if (file === undefined) throw refuse(importTexts.noFile)
  if (others.length > 0) throw refuse(importTexts.severalFiles)
  return {
    file: pathOf(file),
    ...(source !== undefined && { source }),
    ...(map !== undefined && { map: pathOf(map) }),
    ...(points !== undefined && { points: pathOf(points) }),
    isDryRun: values['dry-run'] ?? false,
    wholeness: values.whole ? 'whole' : values.part ? 'part' : 'unknown',
  }
}
