import { parseArgs, type ParseArgsConfig } from 'node:util'

/** A command with wrong arguments. The message gives the reason and the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError'

  constructor(reason: string, usage: string) {
    super(`${reason}\n\n${usage}`)
  }
}

/** The exit codes of programs that don't succeed. */
export const exitCodes = { failed: 1, badUsage: 2, stopped: 130 }

/** Prints a line to the terminal. */
export const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** Parses the arguments of a command. @throws {UsageError} with `usage` when they don't match the options. */
export function parseArguments<const Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    // Node explains at length how to pass a value that starts with a dash. Its first sentence is enough.
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('. ')
    throw new UsageError(`${reason.replace(/\.$/, '')}.`, usage)
  }
}
