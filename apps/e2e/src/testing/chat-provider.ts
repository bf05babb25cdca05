import { once } from 'node:events'
import { createServer } from 'node:http'

/** A chat provider on this machine, with what its widget requested. */
export interface TestChatProvider {
  /** The paths that were requested, in order. */
  requested: string[]
  /** The settings with which a marketplace loads its widget. */
  environment: Record<string, string>
  stop(): void
}

/** A widget as providers build them: an image, a frame, and a connection to another origin of the provider. */
const widget = (page: string, api: string) => `
  const box = document.createElement('section')
  box.id = 'provider-chat'
  box.setAttribute('aria-label', 'Chat with us')
  const image = Object.assign(new Image(), { src: '${page}/face.svg', alt: '' })
  const frame = Object.assign(document.createElement('iframe'), { src: '${page}/frame', title: 'Chat' })
  box.append(image, frame)
  document.body.append(box)
  fetch('${api}/hello').then((response) => response.text()).then((text) => { box.dataset.connection = text })
  fetch('http://127.0.0.1:9/elsewhere').catch(() => { box.dataset.elsewhere = 'blocked' })
`

async function listen(respond: (path: string) => { type: string; body: string }, requested: string[]) {
  const server = createServer(({ url = '/' }, response) => {
    requested.push(url)
    const { type, body } = respond(url)
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  return { server, origin: `http://localhost:${typeof address === 'object' ? (address?.port ?? '') : ''}` }
}

/** Starts a chat provider with two origins: one for its files, and one for its messages. */
export async function startChatProvider(): Promise<TestChatProvider> {
  const requested: string[] = []
  const api = await listen(() => ({ type: 'text/plain', body: 'connected' }), requested)
  const files = await listen((path) => {
    if (path === '/face.svg') return { type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
    if (path === '/frame') return { type: 'text/html', body: '<!doctype html><title>Chat</title><p>How can we help?' }
    return { type: 'text/javascript', body: widget(files.origin, api.origin) }
  }, requested)
  return {
    requested,
    environment: { CHAT_SCRIPT_URL: `${files.origin}/widget.js`, CHAT_ORIGINS: api.origin },
    stop() {
      files.server.close()
      api.server.close()
    },
  }
}
