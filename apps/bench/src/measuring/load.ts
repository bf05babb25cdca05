import { Agent, get } from 'node:http'
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
 * waits for its answer before it asks again. Throws when an answer is not 200.
 */
export async function load(
  address: string,
  { requests, connections }: { requests: number; connections: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const latencies: number[] = []
  let left = requests
  const begun = performance.now()
  const visitor = async () => {
    while (left > 0) {
      left -= 1
      const asked = performance.now()
      await answerOf(address, agent)
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

function answerOf(address: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent, timeout: 30_000 }, (response) => {
      response.resume()
      response.once('error', reject)
      response.once('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${address} answered ${response.statusCode ?? 'nothing'}`))
      })
    })
    request.once('error', reject)
    request.once('timeout', () => request.destroy(new Error(`${address} was silent for half a minute`)))
  })
}

/** The text that an address answers with. Throws when it is not there. */
export async function textOf(address: string): Promise<string> {
  const response = await fetch(address)
  const text = await response.text()
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${text.slice(0, 300)}`)
  return text
}
