import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { content, contentTexts } from '~/features/content'
import { contentSource } from '~/features/content/index.server'
import { ListPage } from '~/features/lists'
import { listAction, listLoader } from '~/features/lists/index.server'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction = () => [{ title: pageTitle(content.title) }]
export const loader = listLoader(contentSource)
export const action = listAction(contentSource)

export default function ContentRoute() {
  return <ListPage list={content} data={useLoaderData<typeof loader>()} lead={contentTexts.lead} />
}
