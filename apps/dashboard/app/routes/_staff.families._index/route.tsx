import { leadStageLabel } from '@pkg/domain'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { familiesTabs, parseFamiliesUrl, type FamiliesTab } from '~/families/families-url'
import { familyRow } from '~/families/family-row'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import { requireResponse } from '~/server/require-response'
import { requestClock } from '~/server/request-clock'
import { texts } from '~/texts'
import { FamiliesPage } from './FamiliesPage'

const pageSize = 20

export const meta: MetaFunction = () => [{ title: texts.title(texts.families.title) }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const view = parseFamiliesUrl(new URL(request.url).searchParams)
  if (!view) throw errorPage('bad-request', 400)
  const { tab, page, term } = view
  const found = await requireResponse(
    request,
    apiFor(request, context).clients.list({
      'page-number': page,
      'page-size': pageSize,
      ...(tab === 'all' ? {} : { 'filter[stage]': tab }),
      ...(term ? { q: term } : {}),
    }),
  )
  const all = Object.values(found.stages).reduce((sum, count) => sum + count, 0)
  const label = (name: FamiliesTab) => (name === 'all' ? texts.families.all : leadStageLabel(name))
  const clock = requestClock(request)
  return {
    view,
    pageSize,
    total: found.total,
    tabs: familiesTabs.map((name) => ({
      tab: name,
      label: label(name),
      count: name === 'all' ? all : (found.stages[name] ?? 0),
    })),
    rows: found.items.map((family) => familyRow(family, clock)),
  }
}

export default function FamiliesRoute() {
  return <FamiliesPage {...useLoaderData<typeof loader>()} />
}
