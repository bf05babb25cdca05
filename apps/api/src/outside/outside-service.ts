import {
  circuitBreaker,
  ConsecutiveBreaker,
  handleAll,
  type IPolicy,
  isBrokenCircuitError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel'
import { Problem } from '../http/problems'
import { traceOutside } from '../operations/tracing'

const patience = 3000
const failuresUntilOpen = 5
const pauseAfterOpen = 30_000

/**
 * A service outside our walls: each call ends after three seconds, and after five failures in a row nobody is asked for half a minute, so
 * that its bad day does not become ours.
 */
export class OutsideService {
  readonly #policy: IPolicy

  constructor(private readonly name: string) {
    const breaker = circuitBreaker(handleAll, {
      halfOpenAfter: pauseAfterOpen,
      breaker: new ConsecutiveBreaker(failuresUntilOpen),
    })
    this.#policy = wrap(breaker, timeout(patience, TimeoutStrategy.Aggressive))
  }

  /** Reads JSON from the service. Throws 502 for an answer that is none, 503 while it does not answer. */
  async json(url: URL, headers: Record<string, string> = {}): Promise<unknown> {
    try {
      return await this.#policy.execute(({ signal }) =>
        traceOutside(this.name, async (ofTrace) => {
          const response = await fetch(url, {
            headers: { accept: 'application/json', ...headers, ...ofTrace },
            signal,
            redirect: 'error',
          })
          if (!response.ok) throw new Error(`${this.name} answered ${response.status}`)
          const answer: unknown = await response.json()
          return answer
        }),
      )
    } catch (problem) {
      const isAway = isBrokenCircuitError(problem)
      throw new Problem(isAway ? 503 : 502, 'outside-service', `${this.name} does not answer. Please try again later.`)
    }
  }
}
