import { errorPage } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { drawPlate, parsePlate } from '~/features/around/index.server'

/** Returns the plate of a place: what is around it. [LOOK-004] */
export function loader({ params }: LoaderFunctionArgs) {
  const plate = parsePlate(params['theme'], params['place'])
  if (!plate) throw errorPage('not-found', 404)
  return new Response(drawPlate(plate.place, plate.theme), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
  })
}
