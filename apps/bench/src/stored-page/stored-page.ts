import type { Environment } from '../environment/environment'
import { fetchText, load } from '../measuring/load'
import { computeRatio, measureInRounds, type Ratio } from '../measuring/rounds'

/**
 * Compares a page that the marketplace stored with a bare server that has the same bytes in memory.
 *
 * @throws When the page changes meanwhile.
 */
export async function storedPage(environment: Environment, address: string, connections: number): Promise<Ratio> {
  const precomputed = await environment.reference('stored-page/reference-server.ts', address)
  const [stored, bytes] = await Promise.all([fetchText(address), fetchText(precomputed.url)])
  if (stored !== bytes) throw new Error("The stored page changed, so its times can't be compared")
  const many = { requests: 200, connections }
  const times = await measureInRounds({
    stored: async () => (await load(address, many)).total,
    precomputed: async () => (await load(precomputed.url, many)).total,
  })
  await precomputed.end()
  return computeRatio(times.precomputed, times.stored)
}
