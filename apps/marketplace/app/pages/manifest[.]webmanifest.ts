import { siteContext } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'

/** The colors of the band and the page in the light theme, which an installed app shows while it starts. */
const colors = { theme_color: '#0b3036', background_color: '#f8faf8' }

/** Describes the site as an app that people can install. */
export function loader({ context }: LoaderFunctionArgs) {
  const { name } = siteContext(context).brand
  const manifest = {
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    display: 'standalone',
    ...colors,
    icons: [192, 512].flatMap((size) =>
      (['any', 'maskable'] as const).map((purpose) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  })
}
