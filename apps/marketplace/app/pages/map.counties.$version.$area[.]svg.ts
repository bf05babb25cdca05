import { errorPage } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { readGround, statesOfArea } from '~/features/advisors/index.server'

/** Returns the outlines of a region or a state and its counties. Their URL has their version, so they never change. [LOOK-008] */
export function loader({ params }: LoaderFunctionArgs) {
  const codes = statesOfArea(params['area'] ?? '')
  const ground = codes && readGround(codes)
  if (!ground || ground.version !== params['version']) throw errorPage('not-found', 404)
  return new Response(ground.file, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
  })
}
