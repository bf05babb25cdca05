import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { HostSettings } from './settings'

/** The methods that a site or its API has. Others, such as TRACE, have no page. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** A host as a browser sends it: a name or an address, with a port or without one. */
const host = /^(?:[\w.-]{1,253}|\[[\da-fA-F:.]{2,45}\])(?::\d{1,5})?$/

/** What the rules need to know about a site. */
interface SiteRules {
  settings: Pick<HostSettings, 'publicUrl' | 'siteUrl' | 'trustProxy'>
  /** The base path of the site, with a leading and a trailing slash. */
  base: string
}

/**
 * Rejects requests that no page can answer, and redirects pages to https where people use https. Health checks come from the machines that run the site, on
 * http and by any name. [BIZ-008]
 */
export function addRequestRules(app: FastifyInstance, { settings, base }: SiteRules): void {
  app.addHook('onRequest', async (request, reply) => {
    const url = request.raw.url ?? '/'
    if (url === `${base}healthz`) return
    if (!methods.has(request.method)) {
      return refuse(reply.header('allow', [...methods].join(', ')), 405, 'This address doesn’t take this method.')
    }
    if (!host.test(request.host)) return refuse(reply, 400, 'This request doesn’t name a site that exists.')
    const secure = httpsAddress(request, settings)
    // A program that sends what it shouldn't over http must notice, so only pages redirect. (ASVS 4.1.2)
    if (!secure || url.startsWith(`${base}api/`) || !['GET', 'HEAD'].includes(request.method)) return
    return reply.redirect(secure + url, 308)
  })
}

/**
 * Returns the https address of the site, which the two sites can have on hosts of their own, for a request that came to the proxy over http. Only a trusted proxy can say so: a site itself is always reached over
 * http, so a redirect without its word would never end.
 */
function httpsAddress(request: FastifyRequest, settings: SiteRules['settings']): string | undefined {
  const { publicUrl, siteUrl, trustProxy } = settings
  if (!trustProxy || !publicUrl?.startsWith('https:')) return undefined
  const said = [request.headers['x-forwarded-proto']].flat().at(-1)
  return said?.split(',').at(-1)?.trim() === 'http'
    ? new URL(siteUrl?.startsWith('https:') ? siteUrl : publicUrl).origin
    : undefined
}

const refuse = (reply: FastifyReply, status: number, text: string) => reply.code(status).type('text/plain').send(text)
