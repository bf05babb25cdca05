import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { BadUsage, readWords } from '../../command-line'
import { publicSources, type PublicSource } from './registers'
import { importTexts } from './texts'

/** What a person asked the import to do. `file` is an absolute path. */
export interface ImportArguments {
  source: PublicSource
  file: string
}

/**
 * Reads the arguments of the import. A relative file is one of `folder`, from where the command was called.
 * @throws {BadUsage} when they are not a known source and one file that exists.
 */
export function readImportArguments(given: string[], folder: string): ImportArguments {
  const { values, positionals } = readWords(
    { args: given, options: { source: { type: 'string' } }, allowPositionals: true },
    importTexts.usage,
  )
  const [file, ...others] = positionals
  const source = publicSources.find((one) => one === values.source)
  if (values.source === undefined) throw new BadUsage(importTexts.noSource, importTexts.usage)
  if (!source) throw new BadUsage(importTexts.unknownSource(values.source), importTexts.usage)
  if (file === undefined) throw new BadUsage(importTexts.noFile, importTexts.usage)
  if (others.length > 0) throw new BadUsage(importTexts.severalFiles, importTexts.usage)
  const path = resolve(folder, file)
  if (!existsSync(path)) throw new BadUsage(importTexts.missingFile(path), importTexts.usage)
  if (!statSync(path).isFile()) throw new BadUsage(importTexts.notFile(path), importTexts.usage)
  return { source, file: path }
}
