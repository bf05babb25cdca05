import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listingMeta } from '~/components/Listing/listing-meta'
import { ListingPage } from '~/components/Listing/ListingPage'
import { listingHandle } from '~/components/Listing/listing-handle'
import { loadListing } from '~/server/load-listing'
import { revalidatePage } from '~/site/revalidate-page'

export const handle = listingHandle
export const shouldRevalidate = revalidatePage
export const meta: MetaFunction<typeof loader> = ({ data }) => listingMeta(data)

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  loadListing(request, context, { care: params['toc'] ?? '' })

export default function ListingRoute() {
  return <ListingPage listing={useLoaderData<typeof loader>()} />
}
