import { Agent } from 'node:http'
import { fetchText, loadTogether } from '../measuring/load'
import type { Environment, Server } from '../environment/environment'
import type { Cookies } from './fill-staff'
import { type PageRequests, staffRequests } from './staff-requests'

/** An API on a database with families, and the pages to request from it. */
export class MeasuredApi {
  readonly #server: Server
  readonly #cookies: Cookies
  readonly #agent = new Agent({ keepAlive: true })
  readonly pages: readonly PageRequests[]

  private constructor(server: Server, cookies: Cookies, pages: readonly PageRequests[]) {
    this.#server = server
    this.#cookies = cookies
    this.pages = pages
  }

  /**
   * Finds the records that the pages name.
   * @throws When a list of an admin has no rows, which would cost nothing
   */
  static async open(environment: Environment, server: Server, cookies: Cookies): Promise<MeasuredApi> {
    const read = (path: string) => readRows(`${server.url}${path}`, cookies.agent)
    const offers = await read('/platform/offers?filter[status]=offered')
    const [family] = await read('/secure/clients?filter[stage]=contacted&page-size=1')
    const offeredIds = offers.map(({ attributes }) => String(attributes['clientId']))
    const api = new MeasuredApi(server, cookies, staffRequests({ familyId: family?.id ?? '', offeredIds }))
    environment.onEnd(() => api.#agent.destroy())
    for (const { name, role, paths } of api.pages.filter(({ paths }) => paths.length === 1)) {
      const rows = await readRows(`${server.url}${paths[0] ?? ''}`, cookies[role])
      if (rows.length === 0 && role === 'admin') throw new Error(`${name} has no rows`)
    }
    return api
  }

  get pid(): number {
    return this.#server.pid
  }

  /** Requests a page, and returns the milliseconds until its last response. */
  request({ role, paths }: PageRequests): Promise<number> {
    const addresses = paths.map((path) => `${this.#server.url}${path}`)
    return loadTogether(addresses, this.#agent, this.#cookies[role])
  }

  async end(): Promise<void> {
    this.#agent.destroy()
    await this.#server.end()
  }
}

interface Row {
  id: string
  attributes: Record<string, unknown>
}

async function readRows(address: string, cookie: string): Promise<Row[]> {
  const { data }: { data: Row[] } = JSON.parse(await fetchText(address, cookie))
  return data
}
