import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** What somebody else's server got asked, and how it may answer. */
export interface Listening {
  address: string
  requests: { url: string; headers: IncomingMessage['headers']; body: string }[]
  close(): void
}

/** A server outside our walls that keeps what it is asked and answers JSON. */
export async function listening(answer: (url: string) => { status: number; body: object }): Promise<Listening> {
  const requests: Listening['requests'] = []
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const url = request.url ?? ''
    requests.push({ url, headers: request.headers, body: Buffer.concat(chunks).toString() })
    const { status, body } = answer(url)
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
