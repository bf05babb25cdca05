import { HttpError } from '../http/errors'
import { traceExternal } from '../telemetry/tracing'
import { CircuitBreaker, isPausedError } from './circuit-breaker'

const timeoutMilliseconds = 3000

/** Calls an external JSON service with a timeout and a circuit breaker. */
export class ExternalService {
  readonly #breaker = new CircuitBreaker({ timeoutMilliseconds })

  constructor(private readonly name: string) {}

  /**
   * Fetches JSON from the service, or posts `body` to it.
   * @throws {HttpError} 502 for a failure, 503 while requests to the service are paused after several failures
   */
  async json(url: URL, headers: Record<string, string> = {}, body?: unknown): Promise<unknown> {
    try {
      return await this.#breaker.call((signal) =>
        traceExternal(this.name, async (traceHeaders) => {
          const all = { accept: 'application/json', ...headers, ...traceHeaders }
          const init = body === undefined ? { headers: all } : postInit(body, all)
          const response = await fetch(url, { ...init, signal, redirect: 'error' })
          if (!response.ok) throw new Error(`${this.name} responded with ${response.status}`)
          const json: unknown = await response.json()
          return json
        }),
      )
    } catch (error) {
      throw new HttpError(
        isPausedError(error) ? 503 : 502,
        'external-service',
        `${this.name} isn't available. Try again later.`,
      )
    }
  }
}

function postInit(body: unknown, headers: Record<string, string>): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
}
