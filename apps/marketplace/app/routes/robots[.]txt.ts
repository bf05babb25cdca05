import { siteUrl } from '~/site/site-url.server'
import type { LoaderFunctionArgs } from '@remix-run/node'

/** Lets crawlers read every page except the API, the wizard, and searches. */
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
