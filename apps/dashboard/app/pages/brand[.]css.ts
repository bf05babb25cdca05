import { brandStylesResponse, siteContext } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'

/** The operator's colors, which take precedence over ours. The page to sign in has them, too. [WORK-012] */
export const loader = ({ context }: LoaderFunctionArgs) => brandStylesResponse(siteContext(context).brand)
