import type { Page } from '@pkg/api-client'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { TSchema } from '@sinclair/typebox'
import { apiQuery, type ListRow, type ListSource } from '~/features/lists'
import { loadOptions, loadOutcome, loadPage, startList } from '~/features/lists/index.server'
import { requireResponse } from '~/site/server/require-response'
import type { Board, BoardData } from './board'

/** The cards of a lane. The list has the others. */
const laneSize = 12

/**
 * Returns the loader of a board's page. [WORK-003]
 * @throws The error page with 403 for other roles, and with 400 for a URL that the board doesn't know
 */
export function boardLoader<Query extends TSchema, Item, Row extends ListRow, Found extends Page<Item>>(
  { list, field, lanes }: Board<Row>,
  source: ListSource<Query, Item, Row, Found>,
) {
  return async (sent: LoaderFunctionArgs): Promise<BoardData<Row>> => {
    const started = await startList(list, sent)
    const { request, api, user, clock, state } = started
    const query = apiQuery(list, state, clock.zone)
    const [options, ...found] = await Promise.all([
      loadOptions(started),
      ...lanes.map(({ value }) =>
        requireResponse(
          request,
          loadPage(source, api, { ...query, [`filter[${field}]`]: value, 'page-size': laneSize }),
        ),
      ),
    ])
    const outcome = await loadOutcome({ ...started, options })
    return {
      role: user.role,
      state,
      options,
      outcome,
      lanes: found.map(({ items, total }, index) => ({
        value: lanes[index]?.value ?? '',
        total,
        rows: items.map((item) => source.toRow(item, clock)),
      })),
    }
  }
}
