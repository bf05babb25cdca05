import { parseArgs, type ParseArgsConfig } from 'node:util'

/** A command was not understood. The message says why, and how it goes. */
export class UsageError extends Error {
  override readonly name = 'UsageError'

  constructor(reason: string, usage: string) {
    super(`${reason}\n\n${usage}`)
  }
}

/** What a command ends with when something went wrong. */
export const exitCodes = { failed: 1, badUsage: 2, stopped: 130 }

/** Writes a line for the person at the terminal. */
export const say = (text: string) => process.stdout.write(`${text}\n`)

/** Reads the words behind a command. @throws {UsageError} with `usage` when they are not the options it takes. */
export function readWords<const Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config)
  } catch (problem) {
    // Node explains at length how to pass a value that begins with a dash; its first sentence is enough.
    const [reason = ''] = String(problem instanceof Error ? problem.message : problem).split('. ')
    throw new UsageError(`${reason.replace(/\.$/, '')}.`, usage)
  }
}
