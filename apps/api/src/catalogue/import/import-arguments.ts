import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { publicSources, type PublicSource } from './registers'
import { importTexts } from './texts'

/** What a person asked the import to do. `file` is an absolute path. */
export interface ImportArguments {
  source: PublicSource
  file: string
}

/** The command was not understood. The message says why, and how it goes. */
export class BadUsage extends Error {
  override readonly name = 'BadUsage'

  constructor(reason: string) {
    super(`${reason}\n\n${importTexts.usage}`)
  }
}

/**
 * Reads the arguments of the import. A relative file is one of `folder`, from where the command was called.
 * @throws {BadUsage} when they are not a known source and one file that exists.
 */
export function readImportArguments(given: string[], folder: string): ImportArguments {
  const { values, positionals } = parsed(given)
  const [file, ...others] = positionals
  const source = publicSources.find((one) => one === values.source)
  if (values.source === undefined) throw new BadUsage(importTexts.noSource)
  if (!source) throw new BadUsage(importTexts.unknownSource(values.source))
  if (file === undefined) throw new BadUsage(importTexts.noFile)
  if (others.length > 0) throw new BadUsage(importTexts.severalFiles)
  const path = resolve(folder, file)
  if (!existsSync(path)) throw new BadUsage(importTexts.missingFile(path))
  if (!statSync(path).isFile()) throw new BadUsage(importTexts.notFile(path))
  return { source, file: path }
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: { source: { type: 'string' } }, allowPositionals: true })
  } catch (problem) {
    // Node explains at length how to pass a file whose name begins with a dash; its first sentence is enough.
    throw new BadUsage(`${String(problem instanceof Error ? problem.message : problem).split('. ')[0] ?? ''}.`)
  }
}
