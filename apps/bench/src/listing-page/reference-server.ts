// The reference R of the listing page: nothing but node:http and React's renderToString around the page's own tree.
// It takes that tree from the built marketplace, the one place where an app reads another: a tree written a second time
// would drift away from the page, and the ratio would then compare two different pages.
import { createServer } from 'node:http'
import { createRequestHandler, type EntryContext, type ServerBuild } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { endWhenAsked, given, port } from '../stage/given'

/** What the reference renders, and where it gets its loader data, once. */
export interface PageGiven {
  api: string
  path: string
}

const { api, path } = given<PageGiven>()
const url = `http://127.0.0.1:${port}${path}`
const build: ServerBuild = await import(new URL('../../../marketplace/build/server/index.js', import.meta.url).href)
const context = await contextOf(url)

const server = createServer((_, response) => {
  const html = `<!DOCTYPE html>${renderToString(createElement(RemixServer, { context, url }))}`
  response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
})
endWhenAsked(server)
server.listen(port, '127.0.0.1')

/** Lets Remix load the page once, and keeps what it would have rendered. */
async function contextOf(address: string): Promise<EntryContext> {
  const kept: EntryContext[] = []
  const keep: ServerBuild['entry']['module']['default'] = (_request, _status, _headers, remix) => {
    kept.push(remix)
    return new Response()
  }
  const entry = { ...build.entry, module: { ...build.entry.module, default: keep } }
  const response = await createRequestHandler({ ...build, entry }, 'production')(new Request(address), { apiUrl: api })
  const [loaded] = kept
  if (!loaded || response.status !== 200) throw new Error(`The marketplace could not load ${path}`)
  // renderToString cannot wait for the stream that carries loader data to the browser.
  const { serverHandoffStream: _stream, ...rest } = loaded
  return rest
}
