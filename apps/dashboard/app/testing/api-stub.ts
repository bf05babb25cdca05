import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { readHostSettings } from '@pkg/remix-host'
import { loadContext } from '@pkg/remix-host/server'
import type { AppLoadContext } from '@remix-run/node'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { rejectedParameters } from './rejected-parameters'

type Item = { id: string; [name: string]: unknown }

/** What the stub answers to reads of a path: one resource, or a list. */
export type StubbedReads = Readonly<
  Record<string, { type: string } & ({ item: Item } | { items: Item[]; meta?: object })>
>

/** A write that the stub got. */
export interface StubbedWrite {
  headers: IncomingHttpHeaders
  body: unknown
}

/** What the stub answers to writes, by method and path. */
export type StubbedWrites = Readonly<Record<string, (write: StubbedWrite) => { status: number; body: object }>>

/** A local server that speaks the API's protocol. */
export interface ApiStub {
  /** The requests of the test so far. */
  requests: URL[]
  /** The load context of a dashboard that uses it. */
  readonly context: AppLoadContext
}

/** Starts an API for a test file that answers reads of some paths, and writes to some, and refuses every other request and parameters that the API rejects. */
export function apiStub(reads: StubbedReads, writes: StubbedWrites = {}): ApiStub {
  const requests: URL[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const { method = '', url = '', headers } = request
      const requested = new URL(url, 'http://api.example')
      requests.push(requested)
      const rejected = rejectedParameters(method, requested)
      const read = method === 'GET' && rejected.length === 0 ? reads[requested.pathname] : undefined
      const write = writes[`${method} ${requested.pathname}`]
      const sent = await text(request)
      const isJson = headers['content-type']?.includes('json') ?? false
      const answer = read
        ? { status: 200, body: documentOf(read) }
        : write?.({ headers, body: isJson && sent ? JSON.parse(sent) : sent })
      const detail = `The stub doesn’t know ${method} ${requested.pathname} with ${rejected.join(', ')}`
      const { status, body } = answer ?? { status: 422, body: errorOf('unprocessable', 422, { detail }) }
      response.writeHead(status, { 'content-type': 'application/vnd.api+json' })
      response.end(JSON.stringify(body))
    })()
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
      const neighbor = { variable: 'MARKETPLACE_PORT', address: 'MARKETPLACE_URL', fallback: 3000 }
      const settings = { variable: 'DASHBOARD_PORT', fallback: 3001, neighbor } as const
      return loadContext(readHostSettings({ API_URL: started.url ?? '' }, settings))
    },
  }
}

/** Returns the document of an error. */
export const errorOf = (code: string, status: number, more: object = {}) => ({
  errors: [{ status: String(status), code, title: code, ...more }],
})

function documentOf(read: StubbedReads[string]): object {
  const resource = ({ id, ...attributes }: Item) => ({ type: read.type, id, attributes })
  return 'item' in read
    ? { data: resource(read.item) }
    : { data: read.items.map(resource), meta: { total: read.items.length, ...read.meta } }
}
