import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'

/** A request that a service received. */
export interface ReceivedRequest {
  path: string
  headers: IncomingHttpHeaders
  body: unknown
}

/** Starts an external service on this machine. It records requests and sends the responses that a test defines. */
export async function startJsonService(respond: (request: ReceivedRequest) => { status: number; body?: unknown }) {
  const requests: ReceivedRequest[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString()
      const received = { path: request.url ?? '', headers: request.headers, body: text ? JSON.parse(text) : undefined }
      requests.push(received)
      const { status, body } = respond(received)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, requests, stop: () => server.close() }
}
