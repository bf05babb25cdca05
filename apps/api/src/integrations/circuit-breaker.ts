import {
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  isBrokenCircuitError,
  type IPolicy,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel'

const failuresUntilPause = 5
const pauseMilliseconds = 30_000

/** The options of a circuit breaker. */
export interface CircuitBreakerOptions {
  timeoutMilliseconds: number
  /** Returns whether an error is a valid response, so it doesn't count as a failure of the service. */
  isResponse?: (error: unknown) => boolean
}

/**
 * Wraps an external service with a timeout and a circuit breaker: after 5 failures in a row, requests are paused for 30
 * seconds, so the service's outage doesn't become ours.
 */
export class CircuitBreaker {
  readonly #policy: IPolicy
  #pausedUntil = 0

  constructor({ timeoutMilliseconds, isResponse = () => false }: CircuitBreakerOptions) {
    const breaker = circuitBreaker(
      handleWhen((error) => !isResponse(error)),
      { halfOpenAfter: pauseMilliseconds, breaker: new ConsecutiveBreaker(failuresUntilPause) },
    )
    breaker.onBreak(() => (this.#pausedUntil = performance.now() + pauseMilliseconds))
    breaker.onReset(() => (this.#pausedUntil = 0))
    this.#policy = wrap(breaker, timeout(timeoutMilliseconds, TimeoutStrategy.Aggressive))
  }

  /** Whether requests are paused. */
  get isPaused(): boolean {
    return performance.now() < this.#pausedUntil
  }

  /** Runs `work`, which must stop when its signal aborts. @throws its errors, and one that `isPausedError` recognizes while requests are paused */
  async call<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    return this.#policy.execute(({ signal }) => work(signal))
  }
}

/** Returns whether a request failed because requests are paused. */
export const isPausedError = (error: unknown) => isBrokenCircuitError(error)
