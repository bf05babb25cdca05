// The reference of the listing page: node:http and React's renderToString with the page's own tree. The tree comes from the built
// marketplace, the only place where an app reads another. A second copy of it would drift, and the ratio would compare two pages.
import { createServer } from 'node:http'
import { readHostSettings } from '@pkg/remix-host'
import { loadContext } from '@pkg/remix-host/server'
import { createRequestHandler, type EntryContext, type ServerBuild } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { port, readInput, stopOnSignal } from '../environment/bench-input'

/** The page that the reference renders, and the API that it loads its data from once. */
export interface PageInput {
  api: string
  path: string
}

const { api, path } = readInput<PageInput>()
const url = `http://127.0.0.1:${port}${path}`
const build: ServerBuild = await import(new URL('../../../marketplace/build/en/server/index.js', import.meta.url).href)
const context = await loadPage(url)

const server = createServer((_, response) => {
  const html = `<!DOCTYPE html>${renderToString(createElement(RemixServer, { context, url }))}`
  response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
})
stopOnSignal(server)
server.listen(port, '127.0.0.1')

/** Loads the page once with Remix, and returns what it would have rendered. */
async function loadPage(address: string): Promise<EntryContext> {
  const contexts: EntryContext[] = []
  const capture: ServerBuild['entry']['module']['default'] = (_request, _status, _headers, remix) => {
    contexts.push(remix)
    return new Response()
  }
  const entry = { ...build.entry, module: { ...build.entry.module, default: capture } }
  const settings = readHostSettings({ API_URL: api }, { variable: 'MARKETPLACE_PORT', fallback: port })
  const handle = createRequestHandler({ ...build, entry }, 'production')
  const response = await handle(new Request(address), loadContext(settings))
  const [loaded] = contexts
  if (!loaded || response.status !== 200) throw new Error(`The marketplace could not load ${path}`)
  // renderToString can't wait for the stream of loader data to the browser.
  const { serverHandoffStream: _stream, ...rest } = loaded
  return rest
}
