import { errorPage } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { drawStill, houseBoxes } from '~/features/map/index.server'
import { parseStill } from '~/features/map'

/** Returns a still image of the map, for pages whose map isn't loaded. [FIND-002] */
export function loader({ params }: LoaderFunctionArgs) {
  const still = parseStill(params['theme'], params['box'])
  if (!still) throw errorPage('not-found', 404)
  return new Response(drawStill(still.box, still.theme, still.hasHouse ? houseBoxes : []), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=604800' },
  })
}
