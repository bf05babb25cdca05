import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { communities, communitiesTexts as words } from '~/features/communities'
import { communitiesSource } from '~/features/communities/index.server'
import { ListPage } from '~/features/lists'
import { listAction, listLoader } from '~/features/lists/index.server'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction = () => [{ title: pageTitle(communities.title) }]
export const loader = listLoader(communitiesSource)
export const action = listAction(communitiesSource)

export default function CommunitiesRoute() {
  const data = useLoaderData<typeof loader>()
  return <ListPage list={communities} data={data} lead={data.role === 'provider' ? words.ownLead : words.lead} />
}
