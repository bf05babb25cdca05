import { PassThrough } from 'node:stream'
import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  type RequestHandler,
  writeReadableStreamToWritable,
} from '@remix-run/node'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Lets Remix answer a request: web request in, web response out, both streamed. */
export async function answerWithRemix(
  handle: RequestHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  context: AppLoadContext,
): Promise<FastifyReply> {
  const aborted = new AbortController()
  // Also when all has been sent: Remix and the page let go of what they hold for a request only when it is aborted.
  reply.raw.on('close', () => aborted.abort())
  const response = await handle(webRequest(request, aborted.signal), context)
  reply.code(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  if (!response.body) return reply.send(null)
  const body = new PassThrough()
  writeReadableStreamToWritable(response.body, body).catch((problem: unknown) => {
    if (!aborted.signal.aborted) request.log.error({ err: problem }, 'a page broke off')
  })
  return reply.send(body)
}

// Fetch asks for this word with every streamed body; the type of a request does not know it yet.
const half = { duplex: 'half' as const }

function webRequest(request: FastifyRequest, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const single of [value].flat()) if (single !== undefined) headers.append(name, single)
  }
  const url = `${request.protocol}://${request.host}${request.raw.url ?? '/'}`
  const { method } = request
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal })
  return new Request(url, { method, headers, signal, body: createReadableStreamFromReadable(request.raw), ...half })
}
