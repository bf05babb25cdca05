import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'

/** What a service was asked. */
export interface Asked {
  path: string
  headers: IncomingHttpHeaders
  body: unknown
}

/** A service outside our walls, played on this machine. It notes what it was asked and answers what the test decides. */
export async function startJsonService(answer: (asked: Asked) => { status: number; body?: unknown }) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString()
      const call = { path: request.url ?? '', headers: request.headers, body: text ? JSON.parse(text) : undefined }
      asked.push(call)
      const { status, body } = answer(call)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, asked, stop: () => server.close() }
}
