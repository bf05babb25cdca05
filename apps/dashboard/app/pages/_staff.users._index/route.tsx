import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listAction, listLoader } from '~/features/lists/index.server'
import { ListPage } from '~/features/lists'
import { pageTitle } from '~/site/texts'
import { users } from './list'
import { source } from './source.server'
import { usersTexts } from './texts'

export const meta: MetaFunction = () => [{ title: pageTitle(users.title) }]
export const loader = listLoader(source)
export const action = listAction(source)

export default function UsersRoute() {
  return <ListPage list={users} data={useLoaderData<typeof loader>()} lead={usersTexts.lead} />
}
