// An API that answers each path with the document that was recorded for it, so loading data takes no time.
import { createServer } from 'node:http'
import { port, readInput, stopOnSignal } from '../environment/bench-input'

/** The recorded documents by path, without the query. */
export type RecordedDocuments = Record<string, string>

const documents = readInput<RecordedDocuments>()
const server = createServer(({ url = '/' }, response) => {
  const document = documents[url.split('?')[0] ?? url]
  response.statusCode = document === undefined && url !== '/' ? 404 : 200
  response.setHeader('content-type', 'application/vnd.api+json').end(document)
})
stopOnSignal(server)
server.listen(port, '127.0.0.1')
