import type { RequestListener, Server } from 'node:http'
import { resolve } from 'node:path'
import compress from '@fastify/compress'
import proxy from '@fastify/http-proxy'
import serveStatic from '@fastify/static'
import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { now } from '@pkg/domain'
import { loadContext } from '../site/site-context'
import { mapOrigin } from './map-tiles'
import type { PageVariants } from '../page-cache/page-request'
import { PublicPages } from '../page-cache/public-pages'
import { sendPage } from '../page-cache/send-page'
import { PresentBrand } from './present-brand'
import { respondWithRemix } from './remix-adapter'
import { addRequestRules } from './request-rules'
import {
  addSecurity,
  contentSecurityPolicy,
  documentHeaders,
  type OutsideSources,
  safeMethods,
} from './security-headers'
import { type HostSettings, type PortVariable, withoutTrailingSlash } from './settings'

/** A site in one language. */
export interface Edition {
  build: ServerBuild
  /** The folder of the built browser files. */
  assets: string
  /** The base path of its pages, with a leading and a trailing slash. */
  base: `/${string}`
}

/** The Remix app that a server runs. */
export interface HostOptions extends Edition {
  port: PortVariable
  /** Whether its pages have a chat, which a provider's widget can replace. [CLIENT-009] */
  hasChat?: true
  /** Whether the other site may show its pages in a frame, and whether its own pages show those of the other site. [WORK-010] */
  hasPreviews?: true
  showsPreviews?: true
  /** What the site's public pages depend on besides their URL. Without it, no page is stored. */
  pageVariants?: PageVariants
  /** The same site in other languages, each under a base path of its own. [FIND-015] */
  translations?: readonly Edition[]
}

/** A site in one language, with what answers its requests. */
interface ServedEdition extends Omit<Edition, 'build'> {
  handle: RequestHandler
  /** The pages that are stored for everyone, if there are some. */
  pages: PublicPages | undefined
}

/**
 * Builds the web server of a Remix app: built files, a proxy to the API, security headers, and pages. `serverFactory` creates the HTTP server, if
 * it isn't Fastify's own.
 */
export async function buildHost(
  options: HostOptions,
  settings: HostSettings,
  serverFactory?: (handle: RequestListener) => Server,
): Promise<FastifyInstance> {
  const app = Fastify({
    ...(serverFactory ? { serverFactory } : {}),
    logger: { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    // Trust only the nearest proxy. Clients can write the rest of the header themselves.
    trustProxy: settings.trustProxy && ((_, hop) => hop === 0),
    forceCloseConnections: true,
  })
  const { base, pageVariants: variants, translations = [] } = options
  const { chatProvider } = options.hasChat ? settings : {}
  const neighbor = settings.neighborUrl && new URL(settings.neighborUrl).origin
  const outside = {
    mapOrigin: mapOrigin(settings.mapTiles),
    chatProvider,
    framedOrigin: options.showsPreviews && neighbor,
  }
  addRequestRules(app, { settings, base })
  addSecurity(app, settings.publicUrl?.startsWith('https:') ?? false, outside, options.hasPreviews && neighbor)
  const brand = new PresentBrand(settings.apiUrl, settings.brand, () => now().getTime())
  const editions = [options, ...translations].map(({ build, ...edition }): ServedEdition => {
    const handle = createRequestHandler(build, 'production')
    const pages =
      variants && new PublicPages({ build, base: edition.base, settings, brand, variants, handle, log: app.log })
    return { ...edition, handle, pages }
  })
  // A longer base is under a shorter one.
  editions.sort((one, other) => other.base.length - one.base.length)
  app.addHook('onSend', async (request) => {
    if (!safeMethods.has(request.method)) for (const { pages } of editions) pages?.expire()
  })
  await app.register(compress, { global: true, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } })
  app.get(`${base}healthz`, () => ({ status: 'ok' }))

  await proxyApi(app, settings.apiUrl, base)
  for (const edition of editions) await serveFiles(app, edition)
  await servePages(app, editions, { settings, brand, outside })
  return app
}

/** Passes requests for data, images, and uploads on to the API. */
async function proxyApi(app: FastifyInstance, apiUrl: string, base: string): Promise<void> {
  // Pages, images, and API requests share one origin, so cookies stay first-party and the browser opens one connection.
  for (const [prefix, rewritePrefix] of [
    [`${base}api`, ''],
    [`${base}images`, '/images'],
    [`${base}uploads`, '/uploads'],
  ] as const) {
    await app.register(proxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix,
      replyOptions: {
        // The API compares the Origin of a write with the host that the browser used.
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-host': request.headers.host ?? '',
          'x-forwarded-for': request.ip,
        }),
      },
    })
  }
}

/** Answers all other requests with pages: stored ones where there are some, and those of the Remix app. */
async function servePages(
  app: FastifyInstance,
  editions: readonly ServedEdition[],
  { settings, brand, outside }: { settings: HostSettings; brand: PresentBrand; outside: OutsideSources },
): Promise<void> {
  await app.register((pages, _, done) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null))
    for (const edition of editions) {
      const respond = async (request: FastifyRequest, reply: FastifyReply) => {
        const found = await edition.pages?.find(request)
        if (found) return sendPage(request, reply, found, (scripts) => contentSecurityPolicy(scripts, outside))
        const present = { ...settings, brand: await brand.recent() }
        const context = loadContext(present, { nonce: request.nonce, clientAddress: request.ip })
        return respondWithRemix(edition.handle, request, reply, context)
      }
      for (const path of pagePaths(edition.base)) pages.all(path, respond)
    }
    done()
  })
}

/** Returns the routes of an edition's pages: its start page, the start page's data, and everything under its base. */
export const pagePaths = (base: string): string[] =>
  base === '/' ? ['*'] : [withoutTrailingSlash(base), `${withoutTrailingSlash(base)}.data`, `${base}*`]

async function serveFiles(app: FastifyInstance, { assets, base }: Omit<Edition, 'build'>): Promise<void> {
  await app.register(serveStatic, {
    root: resolve(assets),
    prefix: base,
    wildcard: false,
    decorateReply: !app.hasReplyDecorator('sendFile'),
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isBuilt = path.includes('/assets/')
      void reply.header('cache-control', isBuilt ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      // Scripts, style sheets, and fonts aren't pages. A worker has the policy of its own response.
      if (isBuilt && !path.includes('worker')) for (const name of documentHeaders) reply.removeHeader(name)
    },
  })
}
