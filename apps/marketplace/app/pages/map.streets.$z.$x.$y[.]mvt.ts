import { errorPage, siteContext } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { findStreets, parseTile, tileResponse } from '~/features/map/index.server'

/** Returns a tile of the operator's streets, read from the archive that `MAP_TILES` names. [FIND-002] */
export async function loader({ params, context, request }: LoaderFunctionArgs) {
  const streets = await findStreets(siteContext(context))
  const tile = streets && parseTile(params, streets.maxZoom)
  if (!streets || !tile) throw errorPage('not-found', 404)
  const found = await streets.archive.getZxy(tile.zoom, tile.x, tile.y, request.signal)
  return tileResponse(found && new Uint8Array(found.data), 'public, max-age=86400')
}
