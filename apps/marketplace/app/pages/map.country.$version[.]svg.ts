import { errorPage } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { readCountryShapes } from '~/features/map/index.server'

/** Returns the shapes of the map of the country. Their URL has their version, so they never change. [LOOK-003] */
export function loader({ params }: LoaderFunctionArgs) {
  const { file, version } = readCountryShapes()
  if (params['version'] !== version) throw errorPage('not-found', 404)
  return new Response(file, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
  })
}
