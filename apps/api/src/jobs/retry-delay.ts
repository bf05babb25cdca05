/** How long to wait between attempts, in seconds. */
export interface RetryPolicy {
  first: number
  longest: number
}

/** Returns the seconds to wait after a number of failures: the first delay, doubled with every further failure. */
export function retryDelay({ first, longest }: RetryPolicy, failures: number): number {
  return Math.min(longest, first * 2 ** Math.max(0, failures - 1))
}
