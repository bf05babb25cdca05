import { ExponentialBackoff, handleWhen, retry } from 'cockatiel'

/** About a minute in total. A restart or failover takes seconds, and an administrator has to look at longer outages. */
const maxAttempts = 20
const maxDelay = 4000

/** The errors of PostgreSQL, the system, and the driver when the server is down, starting, stopping, or disconnected. */
const codes = /^(?:08\w{3}|57P0[123]|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT|EPIPE)$/
const messages =
  /^(?:connection terminated|timeout exceeded when trying to connect|client has encountered a connection error)/i

/** Returns whether an error means that the database is unreachable, not that it rejected something. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.test(String(error.code))) return true
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true
  return messages.test(error.message) || isOutage(error.cause)
}

/**
 * Does `work`, and retries it for a minute while the database is unreachable, such as when a machine starts both together. `work` must be
 * safe to repeat. Calls `onOutage` before each retry. Throws the error of the last attempt.
 */
export async function retryThroughOutage(work: () => Promise<void>, onOutage: (error: Error) => void): Promise<void> {
  const policy = retry(handleWhen(isOutage), {
    maxAttempts,
    backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay }),
  })
  policy.onRetry((failure) => 'error' in failure && onOutage(failure.error))
  await policy.execute(work)
}
