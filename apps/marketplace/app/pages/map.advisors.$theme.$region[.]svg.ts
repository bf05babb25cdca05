import { apiFor, errorPage } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { regionCardThemes } from '~/features/advisors'
import { drawRegionCard, loadEveryone, requireRegion } from '~/features/advisors/index.server'

/** Returns a region with the counties that advisors serve, for its card in the directory. [LOOK-008] */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const region = requireRegion(params['region'])
  const theme = regionCardThemes.find((one) => one === params['theme'])
  if (!theme) throw errorPage('not-found', 404)
  const everyone = await loadEveryone(apiFor(request, context), { 'filter[region]': region })
  return new Response(drawRegionCard(region, everyone, theme), {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    },
  })
}
