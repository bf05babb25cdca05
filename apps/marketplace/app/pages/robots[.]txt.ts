import { siteUrl } from '@pkg/remix-host/server'
import { pathInLanguage, siteLanguages } from '~/site/frame/site-path'
import type { LoaderFunctionArgs } from '@remix-run/node'

const closedPaths = ['/custom-pricing', '/gateway/', '/search']

/** Lets crawlers read every page except the API, the wizard, and searches, in both languages. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const inEachLanguage = (path: string) => siteLanguages.map((language) => pathInLanguage(path, language))
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    ...closedPaths.flatMap(inEachLanguage).map((path) => `Disallow: ${path}`),
    '',
    ...inEachLanguage('/sitemap.xml').map((path) => `Sitemap: ${siteUrl(request, context)}${path}`),
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
