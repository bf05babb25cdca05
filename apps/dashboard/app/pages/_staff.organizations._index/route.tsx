import { TextLink } from '@pkg/ui'
import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ListPage } from '~/features/lists'
import { listAction, listLoader } from '~/features/lists/index.server'
import { organizations, organizationsTexts as words } from '~/features/organizations'
import { organizationsSource } from '~/features/organizations/index.server'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction = () => [{ title: pageTitle(organizations.title) }]
export const loader = listLoader(organizationsSource)
export const action = listAction(organizationsSource)

/** The organizations. Admins add them, one by one or from what communities name. [DASH-013] */
export default function OrganizationsRoute() {
  const data = useLoaderData<typeof loader>()
  const group = (
    <>
      {words.lead} <TextLink href="/organizations/group">{words.group}</TextLink>
    </>
  )
  return <ListPage list={organizations} data={data} lead={data.role === 'admin' ? group : words.lead} />
}
