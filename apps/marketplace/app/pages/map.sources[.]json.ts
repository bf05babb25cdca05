import { siteContext } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { findStreets, loadGround, maxGroundZoom } from '~/features/map/index.server'
import type { MapSources } from '~/features/map'

/** Returns where the map's tiles are. The ground's URL changes with its content. [FIND-002] */
export async function loader({ context }: LoaderFunctionArgs) {
  const site = siteContext(context)
  const streets = await findStreets(site)
  const sources: MapSources = {
    ground: { tiles: `/map/ground/${loadGround().version}/{z}/{x}/{y}.mvt`, maxZoom: maxGroundZoom },
    ...(streets && {
      streets: {
        tiles: '/map/streets/{z}/{x}/{y}.mvt',
        schema: streets.schema,
        minZoom: streets.minZoom,
        maxZoom: streets.maxZoom,
        credit: streets.credit,
      },
    }),
    ...(site.mapTiles?.kind === 'style' && { style: site.mapTiles.url }),
  }
  return Response.json(sources, { headers: { 'cache-control': 'public, max-age=3600' } })
}
