import type { Client, Page } from '@pkg/api-client'
import { errorPage } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Static, TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { requireResponse } from '~/site/server/require-response'
import { apiQuery, pageSize } from './api-query'
import type { ListRow } from './list'
import type { ListData } from './list-data'
import type { ListSource } from './list-source.server'
import { listQuery, type ListState } from './list-url'
import { loadConfirmation } from './load-confirmation.server'
import { loadOutcome } from './load-outcome.server'
import { loadSavedViews } from './load-saved-views.server'
import { loadOptions, startList } from './start-list.server'

/**
 * Returns the loader of a list's page. [WORK-003]
 * @throws The error page with 403 for other roles, and with 400 for a URL that the list doesn't know
 */
export function listLoader<Query extends TSchema, Item, Row extends ListRow, Found extends Page<Item>>(
  source: ListSource<Query, Item, Row, Found>,
) {
  const { list } = source
  return async (sent: LoaderFunctionArgs): Promise<ListData<Row>> => {
    const started = await startList(list, sent)
    const { request, api, user, clock, state } = started
    const load = (shown: ListState, page: object) =>
      requireResponse(request, loadPage(source, api, { ...apiQuery(list, shown, clock.zone), ...page }))
    const [found, options] = await Promise.all([
      load(state, { 'page-number': state.page, 'page-size': pageSize }),
      loadOptions(started),
    ])
    const needs = { ...started, options }
    const [counts, savedViews, outcome, confirmation] = await Promise.all([
      source.counts?.(found, state.view) ??
        countTabs(state, found.total, (other) => load(other, { 'page-size': 1 }), list.views),
      loadSavedViews(needs),
      loadOutcome(needs),
      loadConfirmation(needs, state),
    ])
    return {
      role: user.role,
      state,
      rows: found.items.map((item) => source.toRow(item, clock)),
      total: found.total,
      pageSize,
      counts,
      options,
      savedViews,
      outcome,
      confirmation,
      csv: `/exports/${list.area}.csv?${listQuery({ ...state, page: 1, open: undefined })}`,
    }
  }
}

/** Loads a page of a list. @throws The error page with 400 for a query that the API doesn't accept */
export async function loadPage<Query extends TSchema, Item, Row extends ListRow, Found extends Page<Item>>(
  { endpoint, load }: ListSource<Query, Item, Row, Found>,
  api: Client,
  query: Readonly<Record<string, unknown>>,
): Promise<Found> {
  return load(api, readQuery(endpoint.query, query))
}

/** Filters are text in a URL, and some are numbers for the API. */
function readQuery<Query extends TSchema>(schema: Query, query: unknown): Static<Query> {
  const converted: unknown = Value.Convert(schema, query)
  if (!Value.Check(schema, converted)) throw errorPage('bad-request', 400)
  return converted
}

/** Counts the records of each tab that match the search and the filters. */
async function countTabs(
  state: ListState,
  total: number,
  load: (state: ListState) => Promise<{ total: number }>,
  views: readonly { name: string }[],
): Promise<Record<string, number>> {
  const counts = await Promise.all(
    views.map(async ({ name }): Promise<[string, number]> => {
      const shown = name === state.view ? { total } : await load({ ...state, view: name, sort: undefined })
      return [name, shown.total]
    }),
  )
  return Object.fromEntries(counts)
}
