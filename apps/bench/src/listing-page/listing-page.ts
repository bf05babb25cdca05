import { load, fetchText } from '../measuring/load'
import { measureInRounds, median, computeRatio } from '../measuring/rounds'
import type { Outcome } from '../measuring/table'
import { residentMegabytes } from '../environment/memory'
import type { Server, Environment } from '../environment/environment'
import { storedPage } from '../stored-page/stored-page'
import type { RecordedInput } from './recorded-api'
import type { PageInput } from './reference-server'

const path = '/assisted-living/colorado'
/** The same page with a parameter that it doesn't have. It's rendered for each request. */
const dynamicPath = `${path}?rendered=each-time`
const connections = 4

/**
 * Compares the listing page of 20 tiles with a bare server that renders the same tree, with recorded loader data and on the whole stack, and the
 * stored page with a bare server that has its bytes. Also measures how long one visitor waits, and whether memory stays flat.
 */
export async function listingPage(environment: Environment, api: Server): Promise<Outcome> {
  const recordedInput: RecordedInput = { api: api.url }
  const recorded = await environment.reference('listing-page/recorded-api.ts', recordedInput)
  const input: PageInput = { api: api.url, path: dynamicPath }
  const reference = new Pages(await environment.reference('listing-page/reference-server.ts', input))
  const marketplace = new Pages(await environment.marketplace(api.url))
  const recordedData = new Pages(await environment.marketplace(recorded.url))
  await expectEqualPages([marketplace, recordedData, reference])

  const many = { requests: 12, connections }
  const times = await measureInRounds({
    marketplace: async () => (await marketplace.load(many)).total,
    recordedData: async () => (await recordedData.load(many)).total,
    reference: async () => (await reference.load(many)).total,
  })
  const single = { requests: 2, connections: 1 }
  const waits = await measureInRounds({
    marketplace: async () => (await marketplace.load(single)).p50,
    recordedData: async () => (await recordedData.load(single)).p50,
    reference: async () => (await reference.load(single)).p50,
  })
  const wait = (name: keyof typeof waits) => `${median(waits[name]).toFixed(1)} ms`
  const memory = await memoryNote(marketplace, api)
  const stored = await storedPage(environment, `${marketplace.server.url}${path}`, connections)
  for (const server of [marketplace.server, recordedData.server, reference.server, recorded]) await server.end()

  const bare = 'bare node:http + renderToString, same tree'
  return {
    figures: [
      {
        measured: 'listing page, streamed, recorded loader data',
        reference: bare,
        ratio: computeRatio(times.reference, times.recordedData),
        target: '≥ 0.25',
      },
      {
        measured: 'listing page, whole stack on PGlite',
        reference: bare,
        ratio: computeRatio(times.reference, times.marketplace),
        target: '≥ 0.40',
      },
      {
        measured: 'listing page, stored, whole stack on PGlite',
        reference: 'bare node:http + the same bytes',
        ratio: stored,
        target: '≥ 0.60',
      },
    ],
    notes: [
      `pages per unit of time; ${dynamicPath}, stored: ${path}; 20 tiles, ${connections} connections`,
      `p50 of one visitor at a time: whole stack ${wait('marketplace')}, recorded loader data ${wait('recordedData')}, reference ${wait('reference')}`,
      memory,
    ],
  }
}

/** The page of one server, and the number of requests so far. */
class Pages {
  requestCount = 0

  constructor(readonly server: Server) {}

  load(how: { requests: number; connections: number }) {
    this.requestCount += how.requests
    return load(`${this.server.url}${dynamicPath}`, how)
  }

  text(): Promise<string> {
    this.requestCount += 1
    return fetchText(`${this.server.url}${dynamicPath}`)
  }
}

/**
 * Expects the same HTML between the head and the scripts on all servers.
 *
 * @throws When the pages differ.
 */
async function expectEqualPages(pages: Pages[]): Promise<void> {
  const parts = await Promise.all(pages.map(async (page) => visiblePart(await page.text())))
  const tiles = (parts[0]?.split('<article').length ?? 0) - 1
  if (tiles !== 20) throw new Error(`The page has ${tiles} tiles, not 20`)
  if (new Set(parts).size !== 1) throw new Error("The pages differ, so their times can't be compared")
}

/** Returns the HTML from the start of the body to the end of the footer. Scripts and their nonces follow it. */
function visiblePart(html: string): string {
  return html.slice(html.indexOf('<body>'), html.indexOf('</footer>'))
}

/** Returns the memory of each process after two numbers of pages. */
async function memoryNote(marketplace: Pages, api: Server): Promise<string> {
  const readings: string[] = []
  for (const count of [500, 2000]) {
    await marketplace.load({ requests: count - marketplace.requestCount, connections })
    const [pages, calls] = [marketplace.server, api].map(({ pid }) => residentMegabytes(pid))
    readings.push(`after ${marketplace.requestCount} pages marketplace ${pages} MB, API with its PGlite ${calls} MB`)
  }
  return `resident memory: ${readings.join('; ')}`
}
