import { PassThrough } from 'node:stream'
import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  type RequestHandler,
  writeReadableStreamToWritable,
} from '@remix-run/node'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Responds to a request with Remix. Both bodies are streamed. */
export async function respondWithRemix(
  handle: RequestHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  context: AppLoadContext,
): Promise<FastifyReply> {
  const aborted = new AbortController()
  // Aborts finished requests too, because Remix and the page release their memory only then.
  reply.raw.on('close', () => aborted.abort())
  const response = await handle(toWebRequest(request, aborted.signal), context)
  reply.code(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  if (!response.body) return reply.send(null)
  const body = new PassThrough()
  writeReadableStreamToWritable(response.body, body).catch((error: unknown) => {
    if (!aborted.signal.aborted) request.log.error({ err: error }, 'Could not send a whole page')
  })
  return reply.send(body)
}

// Fetch requires this option for a streamed body, but the type of a request doesn't have it yet.
const halfDuplex = { duplex: 'half' as const }

function toWebRequest(request: FastifyRequest, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const single of [value].flat()) if (single !== undefined) headers.append(name, single)
  }
  const url = `${request.protocol}://${request.host}${request.raw.url ?? '/'}`
  const { method } = request
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal })
  return new Request(url, {
    method,
    headers,
    signal,
    body: createReadableStreamFromReadable(request.raw),
    ...halfDuplex,
  })
}
