import { HttpError } from '../http/problems'
import { traceOutside } from '../telemetry/tracing'
import { Guard, isAwayError } from './guard'

const patience = 3000

/** A service outside our walls that speaks JSON. */
export class OutsideService {
  readonly #guard = new Guard({ patience })

  constructor(private readonly name: string) {}

  /**
   * Reads JSON from the service; with `body` that is posted. Throws 502 for an answer that is none, 503 while the service does not
   * answer.
   */
  async json(url: URL, headers: Record<string, string> = {}, body?: unknown): Promise<unknown> {
    try {
      return await this.#guard.call((signal) =>
        traceOutside(this.name, async (ofTrace) => {
          const all = { accept: 'application/json', ...headers, ...ofTrace }
          const posting = body === undefined ? { headers: all } : posted(body, all)
          const response = await fetch(url, { ...posting, signal, redirect: 'error' })
          if (!response.ok) throw new Error(`${this.name} answered ${response.status}`)
          const answer: unknown = await response.json()
          return answer
        }),
      )
    } catch (problem) {
      throw new HttpError(
        isAwayError(problem) ? 503 : 502,
        'outside-service',
        `${this.name} does not answer. Please try again later.`,
      )
    }
  }
}

function posted(body: unknown, headers: Record<string, string>): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
}
