import { load, textOf } from '../measuring/load'
import { inRounds, median, ratioOf } from '../measuring/rounds'
import type { Outcome } from '../measuring/table'
import { residentMegabytes } from '../stage/memory'
import type { Server, Stage } from '../stage/stage'
import type { PageGiven } from './reference-server'

const path = '/assisted-living/colorado'
const call = '/marketplace/communities?page-size=20&toc=assisted-living&state=CO'
const connections = 4

/**
 * The listing page of twenty tiles against a bare server that renders the same tree: with its loader data at hand, as the
 * targets want it, and on the whole stack. Besides, how long one visitor waits, and whether memory stays flat.
 */
export async function listingPage(stage: Stage, api: Server): Promise<Outcome> {
  const recorded = await stage.reference('listing-page/recorded-api.ts', await textOf(`${api.url}${call}`))
  const given: PageGiven = { api: api.url, path }
  const reference = new Pages(await stage.reference('listing-page/reference-server.ts', given))
  const marketplace = new Pages(await stage.marketplace(api.url))
  const atHand = new Pages(await stage.marketplace(recorded.url))
  await expectEqualPages([marketplace, atHand, reference])

  const many = { requests: 18, connections }
  const times = await inRounds({
    marketplace: async () => (await marketplace.ask(many)).total,
    atHand: async () => (await atHand.ask(many)).total,
    reference: async () => (await reference.ask(many)).total,
  })
  const single = { requests: 8, connections: 1 }
  const waits = await inRounds({
    marketplace: async () => (await marketplace.ask(single)).p50,
    atHand: async () => (await atHand.ask(single)).p50,
    reference: async () => (await reference.ask(single)).p50,
  })
  const wait = (name: keyof typeof waits) => `${median(waits[name]).toFixed(1)} ms`
  const memory = await memoryNote(marketplace, api)
  for (const server of [marketplace.server, atHand.server, reference.server, recorded]) await server.end()

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
    notes: [
      `pages per unit of time; ${path}, 20 tiles, ${connections} connections`,
      `p50 of one visitor at a time: whole stack ${wait('marketplace')}, loader data at hand ${wait('atHand')}, reference ${wait('reference')}`,
      memory,
    ],
  }
}

/** The page of one server, and how often it was asked for. */
class Pages {
  asked = 0

  constructor(readonly server: Server) {}

  ask(how: { requests: number; connections: number }) {
    this.asked += how.requests
    return load(`${this.server.url}${path}`, how)
  }

  text(): Promise<string> {
    this.asked += 1
    return textOf(`${this.server.url}${path}`)
  }
}

/** What stands between the head of the document and its scripts must be the same on all of them. */
async function expectEqualPages(pages: Pages[]): Promise<void> {
  const parts = await Promise.all(pages.map(async (page) => visiblePart(await page.text())))
  const tiles = (parts[0]?.split('<article').length ?? 0) - 1
  if (tiles !== 20) throw new Error(`The page has ${tiles} tiles, not 20`)
  if (new Set(parts).size !== 1) throw new Error('The pages differ, so their times cannot be compared')
}

/** From the first element of the body to the footer's end; scripts and their nonces follow. */
function visiblePart(html: string): string {
  return html.slice(html.indexOf('<body>'), html.indexOf('</footer>'))
}

/** The memory of each process at two counts of pages: flat, or not. */
async function memoryNote(marketplace: Pages, api: Server): Promise<string> {
  const readings: string[] = []
  for (const count of [500, 2000]) {
    await marketplace.ask({ requests: count - marketplace.asked, connections })
    const [pages, calls] = [marketplace.server, api].map(({ pid }) => residentMegabytes(pid))
    readings.push(`after ${marketplace.asked} pages marketplace ${pages} MB, API with its PGlite ${calls} MB`)
  }
  return `resident memory: ${readings.join('; ')}`
}
