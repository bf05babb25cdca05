import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ChatProvider } from './chat-provider'

declare module 'fastify' {
  interface FastifyRequest {
    /** The nonce that allows this page's inline scripts. */
    nonce: string
  }
}

/** Methods that write nothing. */
export const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What pages may load from other sites, because the operator configured it. */
export interface OutsideSources {
  /** The origin of the map's style. */
  mapOrigin?: string | undefined
  chatProvider?: ChatProvider | undefined
  /** The origin of the other site, whose pages a frame of this one shows. */
  framedOrigin?: string | undefined
}

/** The parameter of a page that the other site may show in a frame. The page is the same without it. [WORK-010] */
const previewParameter = 'preview'

/**
 * Returns the content security policy of a page: only this site's files, the inline scripts that `inlineScripts` allows by nonce or hash, style
 * elements with a nonce, which a library adds for a dialog, the files of the operator's map style if it has one, and what a chat provider's widget
 * needs if there's one.
 */
export function contentSecurityPolicy(
  inlineScripts: string,
  { mapOrigin, chatProvider, framedOrigin }: OutsideSources = {},
  inlineStyles = '',
  ancestors = "'none'",
): string {
  const map = mapOrigin ? ` ${mapOrigin}` : ''
  const { all: chat, files: chatFiles } = chatSources(chatProvider)
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineScripts}${chatFiles}`,
    `style-src 'self'${inlineStyles}`,
    // Components pass values to their style sheets through the style attribute.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${map}${chatFiles}`,
    "font-src 'self'",
    `connect-src 'self'${map}${chat}`,
    `frame-src 'self'${framedOrigin ? ` ${framedOrigin}` : ''}${chatFiles}`,
    // The map creates its worker from a blob.
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join('; ')
}

/** Returns the origins of a chat provider, and those of them that files come from: not the ones for web sockets. [CLIENT-009] */
function chatSources(provider: ChatProvider | undefined): { all: string; files: string } {
  const origins = provider ? [...new Set([new URL(provider.script).origin, ...provider.origins])] : []
  const join = (sources: readonly string[]) => sources.map((source) => ` ${source}`).join('')
  return { all: join(origins), files: join(origins.filter((origin) => origin.startsWith('http'))) }
}

/** The headers that mean something only on a page or a worker. */
export const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
] as const

/** Sends security headers with every response, and rejects writes that another site makes a browser send. */
export function addSecurity(
  app: FastifyInstance,
  isHttps: boolean,
  outside: OutsideSources = {},
  previewedBy?: string,
): void {
  app.decorateRequest('nonce', '')
  app.addHook('onRequest', async (request, reply) => {
    request.nonce = randomBytes(16).toString('base64')
    void reply.headers({
      'content-security-policy': contentSecurityPolicy(
        `'nonce-${request.nonce}'`,
        outside,
        ` 'nonce-${request.nonce}'`,
        isPreview(request.url) ? previewedBy : undefined,
      ),
      // A page has a nonce, and may show what only its reader may see. Built files, images, and pages with rules of their own override this.
      'cache-control': 'private, no-cache',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
      // Never a path or query, which can hold a token. With no referrer at all, a page's own form would count as another site's.
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
      ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
    })
    if (safeMethods.has(request.method) || isFromOwnSite(request.headers)) return
    return reply.code(403).type('text/plain').send('This form was sent from another site. Open our page and try again.')
  })
}

/** Returns whether a URL asks for a page to show in a frame of the other site. Such a page is never one that is stored for everyone. */
const isPreview = (url: string): boolean => new URLSearchParams(url.split('?')[1]).has(previewParameter)

/** Returns whether a write comes from a page of this site, according to the browser. Other clients send no such headers. */
function isFromOwnSite(headers: Record<string, string | string[] | undefined>): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return false
  const { origin } = headers
  if (typeof origin !== 'string') return true
  try {
    return new URL(origin).host === headers['host']
  } catch {
    return false
  }
}
