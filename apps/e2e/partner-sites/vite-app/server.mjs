// Serves the built site: pages rendered on the server, and the files that they load.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { render } from './dist/server/entry-server.js'

const folder = fileURLToPath(new URL('dist/client', import.meta.url))
const types = { '.css': 'text/css', '.js': 'text/javascript', '.woff2': 'font/woff2' }
const template = await readFile(join(folder, 'index.html'), 'utf8')

createServer((request, response) => {
  const url = new URL(request.url, `http://${request.headers.host}`)
  if (url.pathname === '/') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    return response.end(template.replace('<!--app-->', render(url)))
  }
  if (!url.pathname.startsWith('/assets/')) return response.writeHead(204).end()
  readFile(join(folder, url.pathname)).then(
    (bytes) => response.writeHead(200, { 'content-type': types[extname(url.pathname)] }).end(bytes),
    () => response.writeHead(404).end(),
  )
}).listen(Number(process.env.PORT))
