import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listAction, listLoader } from '~/features/lists/index.server'
import { ListPage } from '~/features/lists'
import { tasks } from '~/features/tasks'
import { pageTitle } from '~/site/texts'
import { source } from './source.server'

export const meta: MetaFunction = () => [{ title: pageTitle(tasks.title) }]
export const loader = listLoader(source)
export const action = listAction(source)

export default function TasksRoute() {
  return <ListPage list={tasks} data={useLoaderData<typeof loader>()} />
}
