import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listingHandle, listingMeta, ListingPage } from '~/features/listing'
import { loadListing } from '~/features/listing/index.server'
import { revalidatePage } from '~/site/frame/revalidate-page'
import { quoteFontLinks } from '~/site/frame/font-links'

export const handle = listingHandle
export const shouldRevalidate = revalidatePage
export const links = quoteFontLinks
export const meta: MetaFunction<typeof loader> = ({ data }) => listingMeta(data)

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  loadListing(request, context, { care: params['toc'] ?? '', state: params['state'] ?? '' })

export default function ListingRoute() {
  return <ListingPage listing={useLoaderData<typeof loader>()} />
}
