import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import type { FoundPage, PageSource } from './page-cache'
import { encodeBody, type PageEncoding } from './stored-page'

const encodings: readonly PageEncoding[] = ['br', 'gzip', 'identity']
const negotiator = new Negotiator({
  supportedValues: [...encodings],
  cache: new LRUCache<string, string>({ max: 100 }),
})

/**
 * Browsers ask each time whether the page has changed. A shared cache may answer for a second, then for ten more while it asks, and for ten minutes
 * while we can't.
 */
const cacheControl = 'public, max-age=0, s-maxage=1, stale-while-revalidate=10, stale-if-error=600'

/** Says in the words of RFC 9211 where the page came from. */
const cacheStatus: Record<PageSource, string> = {
  hit: 'pages; hit',
  revalidating: 'pages; hit; detail=revalidating',
  miss: 'pages; fwd=miss; stored',
  outage: 'pages; hit; detail=outage',
}

/** Sends a stored page: 304 when the browser has it, otherwise in the encoding that the browser prefers. `policy` adds its scripts to the policy. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, source }: FoundPage,
  policy: (scriptSources: string) => string,
): Promise<FastifyReply> {
  const validators = { etag: page.etag, 'last-modified': page.lastModified }
  void reply.headers({
    ...page.headers,
    ...validators,
    'cache-control': cacheControl,
    'cache-status': cacheStatus[source],
    vary: 'accept-encoding, cookie',
    ...(page.scriptSources ? { 'content-security-policy': policy(page.scriptSources) } : {}),
  })
  if (page.status === 200 && fresh(request.headers, validators)) return reply.code(304).send()
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  const body = await encodeBody(page, encoding)
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  void reply.code(page.status).header('content-type', page.contentType)
  if (request.method !== 'HEAD') return reply.send(body)
  return reply.header('content-length', body.length).send(null)
}

function preferredEncoding(accepted: string | undefined): PageEncoding {
  const preferred = accepted === undefined ? null : negotiator.negotiate(accepted)
  return encodings.find((encoding) => encoding === preferred) ?? 'identity'
}
