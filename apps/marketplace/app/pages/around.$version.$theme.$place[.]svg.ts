import { errorPage } from '@pkg/remix-host/server'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { findPlate, parsePlate, platePath, plateVersion } from '~/features/around/index.server'

/** Returns the plate of a place: what is around it. A page that an earlier version wrote is redirected to the plate of today. [LOOK-004] */
export function loader({ params }: LoaderFunctionArgs) {
  const plate = parsePlate(params['theme'], params['place'])
  if (!plate) throw errorPage('not-found', 404)
  if (params['version'] !== plateVersion) return redirect(platePath(plate.place, plate.theme))
  const drawing = findPlate(plate.place, plate.theme)
  if (drawing === undefined) throw errorPage('not-found', 404)
  return new Response(drawing, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
  })
}
