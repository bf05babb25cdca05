import { collectionLinkDays } from '@pkg/domain'
import { useFormResult } from '@pkg/remix-host/react'
import { apiFor } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { changeCollection } from '~/features/collections/index.server'
import { CollectionPage, collectionsTexts, linkView, listedCommunities } from '~/features/collections'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { absentTexts, pageTitle } from '~/site/texts'

const words = collectionsTexts

export const meta: MetaFunction = () => [{ title: pageTitle(words.title) }]

/** One collection: its communities in order, its links, and what was opened through each. `q` finds communities to add. [DASH-007] */
export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const api = apiFor(request, context)
  const term = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 80)
  const [collection, communities, links, families, found] = await requireResponse(
    request,
    Promise.all([
      api.partnerCollections.get({ id }),
      api.collectionLinks.communities({ id }),
      api.collectionLinks.list({ id }),
      api.clients.list({ 'filter[stage][in]': 'new,contacted,touring,decided', sort: 'name', 'page-size': 100 }),
      term.length > 1 ? api.claims.search({ q: term }) : undefined,
    ]),
  )
  const clock = requestClock(request)
  return {
    collection: { id, name: collection.name, note: collection.note ?? '' },
    communities: listedCommunities(collection, communities.items),
    links: links.items.map((link) => linkView(link, communities.items, clock)),
    // A family that was only offered has no contact info, and can't be shared with yet.
    families: families.items.flatMap((family) =>
      family.contact ? [{ value: family.id, label: family.name || absentTexts.name }] : [],
    ),
    days: collectionLinkDays.map((days) => ({ value: String(days), label: words.daysOf(days) })),
    term,
    found: found?.items
      .filter((match) => !collection.communityIds.includes(match.id))
      .map((match) => ({ id: match.id, name: match.name, address: match.address })),
  }
}

export const action = changeCollection

export default function CollectionRoute() {
  return <CollectionPage {...useLoaderData<typeof loader>()} result={useFormResult<typeof action>()} />
}
