import { Readable } from 'node:stream'
import type { AppLoadContext, RequestHandler } from '@remix-run/node'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Lets Remix answer a request: web request in, web response out, both streamed. */
export async function answerWithRemix(
  handle: RequestHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  context: AppLoadContext,
): Promise<FastifyReply> {
  const aborted = new AbortController()
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) aborted.abort()
  })
  const response = await handle(webRequest(request, aborted.signal), context)
  reply.code(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  return reply.send(response.body ? Readable.fromWeb(response.body) : null)
}

function webRequest(request: FastifyRequest, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const single of [value].flat()) if (single !== undefined) headers.append(name, single)
  }
  const url = `${request.protocol}://${request.host}${request.raw.url ?? '/'}`
  const { method } = request
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal })
  return new Request(url, { method, headers, signal, body: Readable.toWeb(request.raw), duplex: 'half' })
}
