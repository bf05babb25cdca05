import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ClientLoaderFunctionArgs } from '@remix-run/react'
import { orInstead } from '~/site/outages/or-instead'
import type { Found } from '~/features/search'
import { loadSearch } from '~/features/search/index.server'

/** The search of the palette. Someone whose session has ended signs in and gets the page of the search. [WORK-004] */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Found> {
  const page = new URL(request.url)
  page.pathname = page.pathname.replace(/\/palette$/, '')
  const { headers, signal } = request
  return loadSearch({ request: new Request(page, { headers, signal }), context })
}

/** A search that fails leaves the page and the palette’s actions as they are. [ERR-018] */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  orInstead<Found>(serverLoader<typeof loader>(), { found: [], isDown: true })

/** What was found stays when the page behind the palette is loaded again. */
export const shouldRevalidate = () => false
