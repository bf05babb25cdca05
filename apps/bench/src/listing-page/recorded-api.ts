// An API that answers everything with one recorded document, to measure a page whose loader data is there at once.
import { createServer } from 'node:http'
import { endWhenAsked, given, port } from '../stage/given'

const document = Buffer.from(given<string>())
const server = createServer((_, response) => {
  response.setHeader('content-type', 'application/vnd.api+json').end(document)
})
endWhenAsked(server)
server.listen(port, '127.0.0.1')
