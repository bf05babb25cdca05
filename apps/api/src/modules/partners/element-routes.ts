import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../../http/errors'

/** Seconds for which browsers cache the script. A new release reaches every partner within this time. */
const scriptMaxAge = 300

/**
 * Registers the script of the wizard's element for partners' pages. It has the API's origin, so a strict content security policy needs only
 * one. `folder` contains the built scripts. Names of lazy chunks contain a hash of their content.
 */
export function elementRoutes(app: FastifyInstance, folder: string): void {
  const chunks: Record<string, ScriptHandler> = {}
  const script = serveScript(folder, 'element.js', `public, max-age=${scriptMaxAge}`)
  app.get('/gwizzy/element.js', script)
  app.get<{ Params: { name: string } }>('/gwizzy/element/:name', async (request, reply) => {
    const { name } = request.params
    if (!/^[\w-]+(\.[\w-]+)*\.js$/.test(name)) throw notFound('script', name)
    const serve = chunks[name] ?? serveScript(folder, `element/${name}`, 'public, max-age=31536000, immutable')
    const response = await serve(request, reply)
    // Only scripts that exist: anyone can request other names, without end.
    chunks[name] = serve
    return response
  })
}

type ScriptHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Returns a handler that reads and compresses a script on the first request, and caches it. */
function serveScript(folder: string, name: string, cacheControl: string): ScriptHandler {
  let cached: Promise<Script> | undefined
  return async (request, reply) => {
    cached ??= loadScript(folder, name)
    const script = await cached.catch(() => {
      cached = undefined
      throw notFound('script', name)
    })
    void reply.headers({
      'access-control-allow-origin': '*',
      'cache-control': cacheControl,
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': 'text/javascript; charset=utf-8',
      etag: script.etag,
      vary: 'Accept-Encoding',
    })
    if (request.headers['if-none-match'] === script.etag) return reply.code(304).send()
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined
    if (encoding) void reply.header('content-encoding', encoding)
    return reply.send(encoding ? script[encoding] : script.plain)
  }
}

interface Script {
  etag: string
  plain: Buffer
  gzip: Buffer
  br: Buffer
}

async function loadScript(folder: string, name: string): Promise<Script> {
  const plain = readFileSync(join(folder, name))
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`
  const [gzipped, br] = await Promise.all([promisify(gzip)(plain, { level: 9 }), promisify(brotliCompress)(plain)])
  return { etag, plain, gzip: gzipped, br }
}
