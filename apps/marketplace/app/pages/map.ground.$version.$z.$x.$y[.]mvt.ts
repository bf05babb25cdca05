import { errorPage } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { encodeGroundTile, loadGround, maxGroundZoom, parseTile, tileResponse } from '~/features/map/index.server'

/** Returns a tile of the ground. Its URL has the version of the data, so it never changes. [FIND-002] */
export function loader({ params }: LoaderFunctionArgs) {
  const tile = parseTile(params, maxGroundZoom)
  if (!tile || params['version'] !== loadGround().version) throw errorPage('not-found', 404)
  return tileResponse(encodeGroundTile(tile.zoom, tile.x, tile.y), 'public, max-age=31536000, immutable')
}
