import type { Page } from '@pkg/api-client'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { TSchema } from '@sinclair/typebox'
import { apiQuery } from '~/lists/api-query'
import { dayOptions, laterOptions } from '~/lists/later-times'
import type { ListRow } from '~/lists/list'
import type { ListSource } from '~/lists/list-source.server'
import { parseListUrl } from '~/lists/list-url'
import { loadAdvisors } from '~/lists/load-advisors.server'
import { loadPage, offersAdvisors } from '~/lists/load-list.server'
import { loadOutcome } from '~/lists/load-outcome.server'
import { requestClock } from '~/server/request-clock'
import { requireResponse } from '~/server/require-response'
import { requireStaff } from '~/server/staff'
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
  return async ({ request, context }: LoaderFunctionArgs): Promise<BoardData<Row>> => {
    const user = await requireStaff(request, context)
    if (!list.roles.includes(user.role)) throw errorPage('forbidden', 403)
    const state = parseListUrl(list, new URL(request.url).searchParams)
    if (!state) throw errorPage('bad-request', 400)
    const clock = requestClock(request)
    const api = apiFor(request, context)
    const query = apiQuery(list, state, clock.zone)
    const [advisors, ...found] = await Promise.all([
      offersAdvisors(list, user.role) ? loadAdvisors(request, api) : [],
      ...lanes.map(({ value }) =>
        requireResponse(
          request,
          loadPage(source, api, { ...query, [`filter[${field}]`]: value, 'page-size': laneSize }),
        ),
      ),
    ])
    const options = { advisors, later: laterOptions(clock), days: dayOptions(clock) }
    const outcome = await loadOutcome({ request, api, list, user, clock, options })
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
