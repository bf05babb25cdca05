import { createServer } from 'node:http'
import { readHostSettings } from '@pkg/remix-host'
import { loadContext } from '@pkg/remix-host/server'
import type { AppLoadContext } from '@remix-run/node'
import { afterAll, beforeAll, beforeEach } from 'vitest'

type Item = { id: string; [name: string]: unknown }

/** What the stub answers to reads of a path: one resource, or a list. */
export type StubbedReads = Readonly<
  Record<string, { type: string } & ({ item: Item } | { items: Item[]; meta?: object })>
>

/** A local server that speaks the API's protocol. */
export interface ApiStub {
  /** The requests of the test so far. */
  requests: URL[]
  /** The load context of a dashboard that uses it. */
  readonly context: AppLoadContext
}

/** Starts an API for a test file that answers reads of some paths, and refuses every other request. */
export function apiStub(reads: StubbedReads): ApiStub {
  const requests: URL[] = []
  const server = createServer(({ method = '', url = '' }, response) => {
    const requested = new URL(url, 'http://api.example')
    requests.push(requested)
    const read = method === 'GET' ? reads[requested.pathname] : undefined
    const detail = `The stub doesn’t know ${method} ${requested.pathname}`
    response.writeHead(read ? 200 : 422, { 'content-type': 'application/vnd.api+json' })
    response.end(
      JSON.stringify(read ? documentOf(read) : { errors: [{ status: '422', code: 'unprocessable', detail }] }),
    )
  })
  const started: { url?: string } = {}
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    started.url = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? '') : ''}`
  })
  beforeEach(() => void requests.splice(0))
  afterAll(() => void server.close())
  return {
    requests,
    get context() {
      const settings = { variable: 'DASHBOARD_PORT', fallback: 3001 } as const
      return loadContext(readHostSettings({ API_URL: started.url ?? '' }, settings))
    },
  }
}

function documentOf(read: StubbedReads[string]): object {
  const resource = ({ id, ...attributes }: Item) => ({ type: read.type, id, attributes })
  return 'item' in read
    ? { data: resource(read.item) }
    : { data: read.items.map(resource), meta: { total: read.items.length, ...read.meta } }
}
