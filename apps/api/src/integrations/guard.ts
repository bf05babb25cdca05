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

const failuresUntilOpen = 5
const pauseAfterOpen = 30_000

/** How a service is asked. */
export interface GuardOptions {
  /** How long one call may take, in milliseconds. */
  patience: number
  /** What is thrown but was an answer all the same: the service is up, and said no. */
  isAnswer?: (problem: unknown) => boolean
}

/**
 * Stands before a service outside our walls: each call ends in time, and after five failures in a row nobody is asked for half a
 * minute, so that its bad day does not become ours.
 */
export class Guard {
  readonly #policy: IPolicy
  #awayUntil = 0

  constructor({ patience, isAnswer = () => false }: GuardOptions) {
    const breaker = circuitBreaker(
      handleWhen((problem) => !isAnswer(problem)),
      { halfOpenAfter: pauseAfterOpen, breaker: new ConsecutiveBreaker(failuresUntilOpen) },
    )
    breaker.onBreak(() => (this.#awayUntil = Date.now() + pauseAfterOpen))
    breaker.onReset(() => (this.#awayUntil = 0))
    this.#policy = wrap(breaker, timeout(patience, TimeoutStrategy.Aggressive))
  }

  /** Whether nobody is asked at present. */
  get isAway(): boolean {
    return Date.now() < this.#awayUntil
  }

  /** Does `work`, which ends when the signal says so. Throws what it throws, or something `isAwayError` knows where nobody was asked. */
  async call<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    return this.#policy.execute(({ signal }) => work(signal))
  }
}

/** Whether a call failed because nobody was asked. */
export const isAwayError = (problem: unknown) => isBrokenCircuitError(problem)
