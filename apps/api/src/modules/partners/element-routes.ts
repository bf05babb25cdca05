import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../../http/problems'

/** How long a page goes on with the script it has, in seconds: a new release reaches every partner within that time. */
const scriptAge = 300

/**
 * The script of the wizard's element, for partners' pages: from the API's own address, so that a strict policy of a page
 * needs to name one origin. `folder` holds the built scripts. What loads later has the hash of its content in its name.
 */
export function elementRoutes(app: FastifyInstance, folder: string): void {
  const late: Record<string, Answer> = {}
  const script = onDemand(folder, 'element.js', `public, max-age=${scriptAge}`)
  app.get('/gwizzy/element.js', script)
  app.get<{ Params: { name: string } }>('/gwizzy/element/:name', (request, reply) => {
    const { name } = request.params
    if (!/^[\w-]+(\.[\w-]+)*\.js$/.test(name)) throw notFound('script', name)
    late[name] ??= onDemand(folder, `element/${name}`, 'public, max-age=31536000, immutable')
    return late[name](request, reply)
  })
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Reads and compresses a script when it is first asked for, and keeps it. */
function onDemand(folder: string, name: string, cacheControl: string): Answer {
  let made: Promise<Script> | undefined
  return async (request, reply) => {
    made ??= scriptOf(folder, name)
    const script = await made.catch(() => {
      made = undefined
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

async function scriptOf(folder: string, name: string): Promise<Script> {
  const plain = readFileSync(join(folder, name))
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`
  const [zipped, br] = await Promise.all([promisify(gzip)(plain, { level: 9 }), promisify(brotliCompress)(plain)])
  return { etag, plain, gzip: zipped, br }
}
