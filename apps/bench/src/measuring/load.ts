import { Agent, request } from 'node:http'
import { median } from './rounds'

/** The answers of a server to a number of equal requests. */
export interface Load {
  /** Milliseconds from the first request to the last answer. */
  total: number
  /** The median milliseconds from a request to the end of its answer. */
  p50: number
}

/**
 * Asks a server on this machine for one address, a fixed number of times over connections that stay open, each of which
 * waits for its answer before it asks again. With a `body` it writes, each time what that gives. Throws when an answer is not 200 or 201.
 */
export async function load(
  address: string,
  { requests, connections, body }: { requests: number; connections: number; body?: () => string },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const latencies: number[] = []
  let left = requests
  const begun = performance.now()
  const visitor = async () => {
    while (left > 0) {
      left -= 1
      const asked = performance.now()
      await answerOf(address, agent, body?.())
      latencies.push(performance.now() - asked)
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, visitor))
    return { total: performance.now() - begun, p50: median(latencies) }
  } finally {
    agent.destroy()
  }
}

function answerOf(address: string, agent: Agent, body?: string): Promise<void> {
  const writing = { method: 'POST', headers: { 'content-type': 'application/vnd.api+json' } }
  return new Promise((resolve, reject) => {
    const asked = request(address, { agent, timeout: 30_000, ...(body === undefined ? {} : writing) }, (response) => {
      response.resume()
      response.once('error', reject)
      response.once('end', () => {
        if (response.statusCode === 200 || response.statusCode === 201) resolve()
        else reject(new Error(`${address} answered ${response.statusCode ?? 'nothing'}`))
      })
    })
    asked.once('error', reject)
    asked.once('timeout', () => asked.destroy(new Error(`${address} was silent for half a minute`)))
    asked.end(body)
  })
}

/** The text that an address answers with. Throws when it is not there. */
export async function textOf(address: string): Promise<string> {
  const response = await fetch(address)
  const text = await response.text()
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${text.slice(0, 300)}`)
  return text
}
