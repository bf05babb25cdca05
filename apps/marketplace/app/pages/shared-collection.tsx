import { apiFor, orErrorPage, tokenPageHeaders } from '@pkg/remix-host/server'
import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { MissingCollectionPage, SharedCollectionPage, sharedCollectionTexts } from '~/features/shared-collections'
import {
  collectionView,
  loadCollection,
  readCollectionToken,
  recordOpen,
  storeCollectionToken,
} from '~/features/shared-collections/index.server'
import { quoteFontLinks } from '~/site/frame/font-links'

const missingStatus = { ended: 410, unknown: 404 } as const

export const links = quoteFontLinks
export const meta: MetaFunction = () => [
  { title: sharedCollectionTexts.metaTitle },
  { name: 'robots', content: 'noindex' },
]
export const headers = tokenPageHeaders

/** Saving a community doesn’t open the page again. */
export const shouldRevalidate = () => false

/**
 * The communities that an advisor shared by a link. The advisor sees that the page was opened. Programs that look at links for a preview keep no
 * cookies, so they don't count. [DASH-007]
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await storeCollectionToken(request, context)
  const api = apiFor(request, context)
  const token = await readCollectionToken(request, context)
  const found = await orErrorPage(loadCollection(api, token))
  if (typeof found === 'string') return data({ collection: undefined, missing: found }, missingStatus[found])
  const [collection] = await orErrorPage(Promise.all([collectionView(api, found), recordOpen(api, token)]))
  return data({ collection, missing: undefined })
}

export default function SharedCollectionRoute() {
  const { collection, missing } = useLoaderData<typeof loader>()
  if (!collection) return <MissingCollectionPage missing={missing ?? 'unknown'} />
  return <SharedCollectionPage collection={collection} />
}
