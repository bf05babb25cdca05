import { ExponentialBackoff, handleWhen, retry } from 'cockatiel'

/** Together about a minute: what restarts or changes over takes seconds, what takes longer somebody must look at. */
const tries = 20
const longestPause = 4000

/** The server is not there, ends, starts, or its line broke: what PostgreSQL, the system and the driver say then. */
const codes = /^(?:08\w{3}|57P0[123]|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT|EPIPE)$/
const messages =
  /^(?:connection terminated|timeout exceeded when trying to connect|client has encountered a connection error)/i

/** Whether something failed because the database could not be reached, not because it said no. */
function isOutage(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false
  if ('code' in problem && codes.test(String(problem.code))) return true
  if (problem instanceof AggregateError && problem.errors.some(isOutage)) return true
  return messages.test(problem.message) || isOutage(problem.cause)
}

/**
 * Does `work`, and again for a minute as long as the database cannot be reached, as on a machine that starts both at once. `work` must be
 * one that can be broken off and begun anew. `onOutage` hears each time. Throws what the last try threw.
 */
export async function retryThroughOutage(work: () => Promise<void>, onOutage: (problem: Error) => void): Promise<void> {
  const policy = retry(handleWhen(isOutage), {
    maxAttempts: tries,
    backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: longestPause }),
  })
  policy.onRetry((again) => 'error' in again && onOutage(again.error))
  await policy.execute(work)
}
