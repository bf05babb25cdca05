import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
}

/** A partner's site. */
export interface Site {
  folder: string
  port: number
  headers?: Record<string, string>
  /** Returns the values of `{{name}}` in its pages. */
  values?: () => Record<string, string>
}

/** Serves the files of a partner's site. */
export function serveSite({ folder, port, headers = {}, values = () => ({}) }: Site): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/favicon.ico') return response.writeHead(204).end()
    const path = normalize(pathname === '/' ? '/index.html' : pathname)
    readFile(join(folder, path)).then(
      (bytes) => {
        response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream', ...headers })
        response.end(extname(path) === '.html' ? fillIn(bytes.toString(), values()) : bytes)
      },
      () => response.writeHead(404).end(),
    )
  })
  return new Promise((resolve) => server.listen(port, () => resolve(server)))
}

const fillIn = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
