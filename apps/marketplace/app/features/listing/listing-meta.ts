import type { MetaDescriptor } from '@remix-run/node'
import { errorTexts } from '~/features/error-page'
import type { Listing } from './listing'

/** Returns the metadata that the server wrote for a listing, or that of a missing page. */
export const listingMeta = (listing: Pick<Listing, 'meta'> | undefined): MetaDescriptor[] =>
  listing?.meta ?? [{ title: errorTexts.notFound }]
