import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ListPage } from '~/features/lists'
import { listAction, listLoader } from '~/features/lists/index.server'
import { suggestedEdits, suggestedEditsTexts as words } from '~/features/suggested-edits'
import { suggestedEditsSource } from '~/features/suggested-edits/index.server'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction = () => [{ title: pageTitle(suggestedEdits.title) }]
export const loader = listLoader(suggestedEditsSource)
export const action = listAction(suggestedEditsSource)

export default function SuggestedEditsRoute() {
  const data = useLoaderData<typeof loader>()
  return <ListPage list={suggestedEdits} data={data} lead={data.role === 'provider' ? words.ownLead : words.lead} />
}
