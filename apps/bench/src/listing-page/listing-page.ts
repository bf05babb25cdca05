import { load, textOf } from '../measuring/load'
import { inRounds, ratioOf } from '../measuring/rounds'
import type { Outcome } from '../measuring/table'
import { residentMegabytes } from '../stage/memory'
import type { Server, Stage } from '../stage/stage'
import type { PageGiven } from './reference-server'

const path = '/assisted-living/colorado'
const call = '/marketplace/communities?page-size=20&toc=assisted-living&state=CO'
const perRound = 60
const connections = 4

/**
 * The listing page of twenty tiles against a bare server that renders the same tree: with its loader data at hand, as the
 * targets want it, and on the whole stack. Besides, how long one visitor waits, and whether memory stays flat.
 */
export async function listingPage(stage: Stage, api: Server): Promise<Outcome> {
  const recorded = await stage.reference('listing-page/recorded-api.ts', await textOf(`${api.url}${call}`))
  const given: PageGiven = { api: api.url, path }
  const reference = await stage.reference('listing-page/reference-server.ts', given)
  const marketplace = await stage.marketplace(api.url)
  const atHand = await stage.marketplace(recorded.url)
  await expectEqualPages([marketplace, atHand, reference])

  const loadOf = (server: Server) => async () =>
    (await load(`${server.url}${path}`, { requests: perRound, connections })).total
  const times = await inRounds({
    marketplace: loadOf(marketplace),
    atHand: loadOf(atHand),
    reference: loadOf(reference),
  })
  const alone = async (server: Server) =>
    (await load(`${server.url}${path}`, { requests: 100, connections: 1 })).p50.toFixed(1)
  const waits = `p50 of one visitor at a time: marketplace ${await alone(marketplace)} ms, its loader data at hand ${await alone(atHand)} ms, reference ${await alone(reference)} ms`
  const asked = perRound * (times.marketplace.length + 1) + 101
  const memory = await memoryNote({ marketplace, api }, marketplace, asked)
  for (const server of [marketplace, atHand, reference, recorded]) await server.end()

  const bare = 'bare node:http + renderToString, same tree'
  return {
    figures: [
      {
        measured: 'listing page, streamed, loader data at hand',
        reference: bare,
        ratio: ratioOf(times.reference, times.atHand),
        target: '≥ 0.25',
      },
      {
        measured: 'listing page, whole stack on PGlite',
        reference: bare,
        ratio: ratioOf(times.reference, times.marketplace),
      },
    ],
    notes: [`pages per unit of time; ${path}, 20 tiles, ${connections} connections`, waits, memory],
  }
}

/** What stands between the head of the document and its scripts must be the same on all of them. */
async function expectEqualPages(servers: Server[]): Promise<void> {
  const pages = await Promise.all(servers.map(async ({ url }) => visiblePart(await textOf(`${url}${path}`))))
  const tiles = pages[0]?.split('<article').length ?? 0
  if (tiles !== 21) throw new Error(`The page has ${tiles - 1} tiles, not 20`)
  if (new Set(pages).size !== 1) throw new Error('The pages differ, so their times cannot be compared')
}

/** From the first element of the body to the footer's end; scripts and their nonces follow. */
function visiblePart(html: string): string {
  return html.slice(html.indexOf('<body>'), html.indexOf('</footer>'))
}

/** Memory of each process at two counts of pages: flat, or not. */
async function memoryNote(servers: Record<string, Server>, marketplace: Server, asked: number): Promise<string> {
  let pages = asked
  const readings: string[] = []
  for (const count of [500, 2000]) {
    await load(`${marketplace.url}${path}`, { requests: Math.max(connections, count - pages), connections })
    pages = Math.max(pages, count)
    const sizes = Object.entries(servers).map(([name, { pid }]) => `${name} ${residentMegabytes(pid)} MB`)
    readings.push(`after ${pages} pages ${sizes.join(', ')}`)
  }
  return `resident memory: ${readings.join('; ')}`
}
