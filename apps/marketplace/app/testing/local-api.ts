import { createServer, type Server } from 'node:http'
import { readHostSettings } from '@pkg/remix-host'
import { loadContext } from '@pkg/remix-host/server'
import type { AppLoadContext } from '@remix-run/node'

/** A response of the API: a JSON:API document, or the status of an error. */
export type ApiResponse = { body: object; status?: number } | { status: number }

/** A local HTTP server that speaks the API's protocol. */
export interface LocalApi {
  /** Each request so far, as a path with its query. */
  requests: string[]
  /** The load context of a site that uses this API. */
  context: AppLoadContext
  /** Responds to requests for a path. A function receives the query. */
  respond(path: string, response: ApiResponse | ((query: URLSearchParams) => ApiResponse)): void
  stop(): void
}

/** Starts an API that refuses every request for a path until a test sets a response, so a page can't mistake the stub for an answer. */
export async function startLocalApi(): Promise<LocalApi> {
  const requests: string[] = []
  const responses = new Map<string, (query: URLSearchParams) => ApiResponse>()
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://api.example')
    requests.push(request.url ?? '')
    const result = responses.get(pathname)?.(searchParams) ?? refusal(pathname)
    response.writeHead(result.status ?? 200, { 'content-type': 'application/vnd.api+json' })
    response.end(JSON.stringify('body' in result ? result.body : { errors: [] }))
  })
  const environment = { API_URL: await listen(server), PUBLIC_URL: 'https://www.homes.example' }
  return {
    requests,
    context: loadContext(readHostSettings(environment, { variable: 'MARKETPLACE_PORT', fallback: 3000 })),
    respond: (path, response) => void responses.set(path, typeof response === 'function' ? response : () => response),
    stop: () => void server.close(),
  }
}

const refusal = (path: string): ApiResponse => ({
  status: 422,
  body: { errors: [{ status: '422', code: 'unprocessable', detail: `The test has no response for ${path}` }] },
})

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? '') : ''}`
}

/** Returns the JSON:API document of one resource. */
export function resourceResponse(type: string, { id, ...attributes }: { id: string }): ApiResponse {
  return { body: { data: { type, id, attributes } } }
}

/** Returns the JSON:API document of a list. `meta` holds the total and whatever else the list says. */
export function listResponse<Item extends { id: string }>(
  type: string,
  items: Item[],
  meta: object = { total: items.length },
): ApiResponse {
  return { body: { data: items.map(({ id, ...attributes }) => ({ type, id, attributes })), meta } }
}
