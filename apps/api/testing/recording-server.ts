import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** An external server on this machine that records requests. */
export interface RecordingServer {
  address: string
  requests: { url: string; headers: IncomingMessage['headers']; body: string }[]
  close(): void
}

/** Starts a server that records requests and responds with JSON. */
export async function startRecordingServer(
  respondTo: (url: string) => { status: number; body: object },
): Promise<RecordingServer> {
  const requests: RecordingServer['requests'] = []
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const url = request.url ?? ''
    requests.push({ url, headers: request.headers, body: Buffer.concat(chunks).toString() })
    const { status, body } = respondTo(url)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  const server = createServer((request, response) => void respond(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port')
  return {
    address: `http://127.0.0.1:${address.port}`,
    requests,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
