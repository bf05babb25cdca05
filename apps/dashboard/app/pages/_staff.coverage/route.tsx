import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ListPage } from '~/features/lists'
import { listAction, listLoader } from '~/features/lists/index.server'
import { pageTitle } from '~/site/texts'
import { coverage } from './list'
import { source } from './source.server'
import { coverageTexts } from './texts'

export const meta: MetaFunction = () => [{ title: pageTitle(coverage.title) }]
export const loader = listLoader(source)
export const action = listAction(source)

export default function CoverageRoute() {
  return <ListPage list={coverage} data={useLoaderData<typeof loader>()} lead={coverageTexts.lead} />
}
