import { UsageError, exitCodes, say } from './arguments'

/** The usage of a program, and how it reports its errors. */
interface ProgramOptions {
  usage: string
  /** Error classes that mean wrong input, besides `UsageError`. */
  usageErrors?: readonly (new (...parameters: never[]) => Error)[]
  /** Returns the message for an error, or undefined to print the error's own message. */
  describeError?: (error: Error) => string | undefined
}

/**
 * Runs a program. Prints its usage and does nothing else for `--help` or `-h`. Prints an error as a message without a stack, and sets the
 * exit code.
 */
export async function runProgram(
  { usage, usageErrors = [], describeError }: ProgramOptions,
  main: () => Promise<void>,
): Promise<void> {
  if (process.argv.includes('--help') || process.argv.includes('-h')) return say(usage)
  try {
    await main()
  } catch (error) {
    const isUsageError = [UsageError, ...usageErrors].some((kind) => error instanceof kind)
    process.exitCode = isUsageError ? exitCodes.badUsage : exitCodes.failed
    if (!(error instanceof Error)) console.error(error)
    else console.error(describeError?.(error) ?? describeFolderInUse(error) ?? error.message)
  }
}

/** Describes the error of a locked data folder. Recognizes it by its fields, so programs can load the database later. */
function describeFolderInUse(error: Error): string | undefined {
  if (!('folder' in error) || !('holder' in error)) return undefined
  return (
    `The API is running on the embedded database in ${String(error.folder)} (process ${String(error.holder)}). ` +
    'Stop it, run this command again, and start the API.\n' +
    'On PostgreSQL the API can keep running: set DATABASE_URL for both.'
  )
}
