import { stateName } from '@pkg/domain'
import { apiFor } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { fromTheStart, ListPage, listUrl, withoutFilter } from '~/features/lists'
import { listAction, listLoader } from '~/features/lists/index.server'
import { requireResponse } from '~/site/server/require-response'
import { pageTitle } from '~/site/texts'
import { drawCoverage } from './coverage-map.server'
import { CoverageMap } from './CoverageMap'
import { coverage } from './list'
import { source } from './source.server'
import { coverageTexts } from './texts'

export const meta: MetaFunction = () => [{ title: pageTitle(coverage.title) }]

const loadList = listLoader(source)

/** The counties where families asked, as a list and as a map of the country or of the state that the list is filtered by. [DASH-015] */
export async function loader(args: LoaderFunctionArgs) {
  const list = await loadList(args)
  const { request, context } = args
  const { state } = list.state.filters
  const query = state === undefined ? {} : { 'filter[state]': state }
  const found = await requireResponse(request, apiFor(request, context).countyCoverage.map(query))
  const hrefOf = (code: string) =>
    listUrl(coverage, { ...fromTheStart(list.state), filters: { ...list.state.filters, state: code } })
  return { list, map: drawCoverage(found, state, hrefOf) }
}

export const action = listAction(source)

export default function CoverageRoute() {
  const { list, map } = useLoaderData<typeof loader>()
  const { state } = list.state.filters
  const chosen = state && { name: stateName(state), country: listUrl(coverage, withoutFilter(list.state, 'state')) }
  return (
    <ListPage
      list={coverage}
      data={list}
      lead={coverageTexts.lead}
      summary={<CoverageMap map={map} state={chosen || undefined} all={listUrl(coverage, { view: 'all' })} />}
    />
  )
}
