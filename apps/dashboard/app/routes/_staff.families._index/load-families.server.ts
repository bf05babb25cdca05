import { leadStageLabel } from '@pkg/domain'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { familiesTabs, type FamiliesTab, parseFamiliesUrl } from '~/families/families-url'
import { familyRow } from '~/families/family-row'
import { receivedRow } from '~/families/received-row'
import { parseReceivedUrl } from '~/families/received-url'
import { requestClock } from '~/server/request-clock'
import { requireResponse } from '~/server/require-response'
import { texts } from '~/texts'

type LoadArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>

const pageSize = 20

/** Loads a page of an advisor's or all families, by stage. [DASH-003] */
export async function loadFamilies({ request, context }: LoadArgs) {
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
    kind: 'staff' as const,
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

/** Loads a page of the families that are shared with a provider or a real estate agent. [ROLE-010] */
export async function loadReceived({ request, context }: LoadArgs) {
  const view = parseReceivedUrl(new URL(request.url).searchParams)
  if (!view) throw errorPage('bad-request', 400)
  const found = await requireResponse(
    request,
    apiFor(request, context).clients.list({
      'page-number': view.page,
      'page-size': pageSize,
      ...(view.tab === 'waiting' ? { 'filter[response]': 'waiting' } : {}),
    }),
  )
  const clock = requestClock(request)
  return {
    kind: 'received' as const,
    ...view,
    pages: Math.ceil(found.total / pageSize),
    rows: found.items.map((family) => receivedRow(family, clock)),
  }
}
