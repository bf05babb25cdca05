import { createServer, type RequestListener } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { buildHost, type Edition, type HostOptions, pagePaths } from './host'
import type { HostSettings } from './settings'

/** A translation that is still being built when its site starts. */
export interface LateTranslation extends Pick<Edition, 'base'> {
  /** The page that its URLs show until then, as HTML. It should reload automatically. */
  page: string
  edition: Promise<Edition>
}

/** How many seconds clients should wait before they look again. */
const secondsToRetry = '5'

/**
 * Builds the web server of a site whose translation follows. A Fastify server gets no new routes after its start, so a second one with both
 * languages takes over the requests, behind the same port. Connections and requests that are under way stay what they are.
 */
export async function buildHostWithLateTranslation(
  options: HostOptions,
  { base, page, edition }: LateTranslation,
  settings: HostSettings,
): Promise<FastifyInstance> {
  let whole: FastifyInstance | undefined
  const takeOver = (handle: RequestListener) =>
    createServer((request, response) => (whole ? whole.routing(request, response) : handle(request, response)))
  const first = await buildHost(options, settings, takeOver)
  for (const path of pagePaths(base)) {
    first.get(path, (_, reply) =>
      reply.code(503).header('retry-after', secondsToRetry).type('text/html; charset=utf-8').send(page),
    )
  }
  first.addHook('onClose', () => whole?.close())
  edition
    .then(async (translation) => {
      const next = await buildHost({ ...options, translations: [translation] }, settings)
      await next.ready()
      whole = next
    })
    .catch((err: unknown) => first.log.error({ err }, 'The translated pages could not be loaded'))
  return first
}
