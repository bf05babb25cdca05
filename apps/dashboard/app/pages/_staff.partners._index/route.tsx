import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ListPage } from '~/features/lists'
import { listAction, listLoader } from '~/features/lists/index.server'
import { partners, partnersTexts } from '~/features/partners'
import { partnersSource } from '~/features/partners/index.server'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction = () => [{ title: pageTitle(partners.title) }]
export const loader = listLoader(partnersSource)
export const action = listAction(partnersSource)

export default function PartnersRoute() {
  return <ListPage list={partners} data={useLoaderData<typeof loader>()} lead={partnersTexts.lead} />
}
