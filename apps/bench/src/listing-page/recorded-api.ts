// An API that answers every request with one recorded document, so loading data takes no time.
import { createServer } from 'node:http'
import { port, readInput, stopOnSignal } from '../environment/bench-input'

const document = Buffer.from(readInput<string>())
const server = createServer((_, response) => {
  response.setHeader('content-type', 'application/vnd.api+json').end(document)
})
stopOnSignal(server)
server.listen(port, '127.0.0.1')
