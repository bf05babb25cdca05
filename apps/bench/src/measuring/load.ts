import { Agent, request } from 'node:http'
import { median } from './rounds'

/** The times of equal requests to a server. */
export interface Load {
  /** Milliseconds from the first request to the last response. */
  total: number
  /** The median milliseconds from a request to the end of its response. */
  p50: number
}

/**
 * Sends a fixed number of requests over keep-alive connections, each of which waits for its response before the next request. With a `body`,
 * it sends POST requests.
 *
 * @throws When a response's status isn't 200 or 201.
 */
export async function load(
  address: string,
  { requests, connections, body }: { requests: number; connections: number; body?: () => string },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const latencies: number[] = []
  let left = requests
  const startedAt = performance.now()
  const visitor = async () => {
    while (left > 0) {
      left -= 1
      const sentAt = performance.now()
      await sendRequest(address, agent, { body: body?.() })
      latencies.push(performance.now() - sentAt)
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, visitor))
    return { total: performance.now() - startedAt, p50: median(latencies) }
  } finally {
    agent.destroy()
  }
}

/** Sends GET requests at the same time with a session's cookie, and returns the milliseconds until the last response. */
export async function loadTogether(addresses: readonly string[], agent: Agent, cookie: string): Promise<number> {
  const startedAt = performance.now()
  await Promise.all(addresses.map((address) => sendRequest(address, agent, { cookie })))
  return performance.now() - startedAt
}

function sendRequest(
  address: string,
  agent: Agent,
  { body, cookie }: { body?: string | undefined; cookie?: string },
): Promise<void> {
  const writing = { method: 'POST', headers: { 'content-type': 'application/vnd.api+json' } }
  const reading = cookie === undefined ? {} : { headers: { cookie } }
  return new Promise((resolve, reject) => {
    const sent = request(
      address,
      { agent, timeout: 30_000, ...(body === undefined ? reading : writing) },
      (response) => {
        response.resume()
        response.once('error', reject)
        response.once('end', () => {
          if (response.statusCode === 200 || response.statusCode === 201) resolve()
          else reject(new Error(`${address} returned ${response.statusCode ?? 'no status'}`))
        })
      },
    )
    sent.once('error', reject)
    sent.once('timeout', () => sent.destroy(new Error(`${address} didn't respond within 30 seconds`)))
    sent.end(body)
  })
}

/**
 * Returns the text of a URL, as a visitor or as the person with a session's cookie.
 *
 * @throws When the status isn't a success.
 */
export async function fetchText(address: string, cookie?: string): Promise<string> {
  const response = await fetch(address, cookie === undefined ? {} : { headers: { cookie } })
  const text = await response.text()
  if (!response.ok) throw new Error(`${address} returned ${response.status}: ${text.slice(0, 300)}`)
  return text
}
