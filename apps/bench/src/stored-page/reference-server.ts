// The reference of a stored page: node:http with the page's bytes in memory.
import { createServer } from 'node:http'
import { port, readInput, stopOnSignal } from '../environment/bench-input'

const html = Buffer.from(await (await fetch(readInput<string>())).text())
const server = createServer((_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('content-length', html.length).end(html)
})
stopOnSignal(server)
server.listen(port, '127.0.0.1')
