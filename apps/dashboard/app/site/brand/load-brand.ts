import { siteContext } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'

/** Returns the name of the brand, which the server's environment sets. */
export const loadBrand = ({ context }: LoaderFunctionArgs) => ({ brandName: siteContext(context).brand.name })
