import type { LoaderFunctionArgs } from '@remix-run/node'
import { siteUrl } from '~/server/canonical'

/** What crawlers may read: everything but the questions and the calls. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /custom-pricing',
    'Disallow: /gateway/',
    'Disallow: /search',
    '',
    `Sitemap: ${siteUrl(request, context)}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
