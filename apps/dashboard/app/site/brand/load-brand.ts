import { siteContext } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'

/** Returns the brand as an admin set it. [WORK-012] */
export const loadBrand = ({ context }: LoaderFunctionArgs) => ({ brand: siteContext(context).brand })
