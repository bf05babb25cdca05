// An API that answers each request as a real one did the first time, so loading data takes no time.
import { createServer } from 'node:http'
import { port, readInput, stopOnSignal } from '../environment/bench-input'
import { fetchText } from '../measuring/load'

/** The API that answers each first request. */
export interface RecordedInput {
  api: string
}

const { api } = readInput<RecordedInput>()
const documents = new Map<string, Promise<string>>()

function answer(path: string): Promise<string> {
  const document = documents.get(path) ?? fetchText(`${api}${path}`)
  documents.set(path, document)
  return document
}

const server = createServer(({ url = '/' }, response) => {
  if (url === '/') {
    response.end('ready')
    return
  }
  response.setHeader('content-type', 'application/vnd.api+json')
  answer(url).then(
    (text) => response.end(text),
    () => response.writeHead(404).end(),
  )
})
stopOnSignal(server)
server.listen(port, '127.0.0.1')
