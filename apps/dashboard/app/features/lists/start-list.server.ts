import { apiFor, errorPage } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requestClock } from '~/site/server/request-clock'
import { requireStaff } from '~/site/server/staff'
import type { StaffRole } from '~/site/staff/staff-roles'
import { dayOptions, laterOptions, monthOptions } from './later-times'
import { forRole, type List, type ListRow } from './list'
import type { ListNeeds } from './list-needs.server'
import { type ListState, parseListUrl } from './list-url'
import { loadAdvisors } from './load-advisors.server'

/** What the loaders of a list and of its board begin with: who asks, and what the URL shows. */
export interface StartedList<Row extends ListRow> extends Omit<ListNeeds<Row>, 'options'> {
  state: ListState
}

/**
 * Reads the request for a list or its board. [WORK-003]
 * @throws The error page with 403 for other roles, and with 400 for a URL that the list doesn't know
 */
export async function startList<Row extends ListRow>(
  list: List<Row>,
  { request, context }: LoaderFunctionArgs,
): Promise<StartedList<Row>> {
  const user = await requireStaff(request, context)
  if (!list.roles.includes(user.role)) throw errorPage('forbidden', 403)
  const state = parseListUrl(list, new URL(request.url).searchParams)
  if (!state) throw errorPage('bad-request', 400)
  return { request, list, user, state, clock: requestClock(request), api: apiFor(request, context) }
}

/** Loads the options that aren't fixed. Advisors are loaded only for a list that offers them to the role. */
export async function loadOptions<Row extends ListRow>({
  request,
  api,
  list,
  user,
  clock,
}: StartedList<Row>): Promise<ListNeeds<Row>['options']> {
  const advisors = offersAdvisors(list, user.role) ? await loadAdvisors(request, api) : []
  return { advisors, later: laterOptions(clock), days: dayOptions(clock), months: monthOptions(clock) }
}

/** Returns whether a role can filter a list by advisor or assign its records to one. */
function offersAdvisors<Row extends ListRow>({ filters, actions }: List<Row>, role: StaffRole): boolean {
  return (
    forRole(filters, role).some((filter) => filter.kind === 'choice' && filter.options === 'advisors') ||
    forRole(actions, role).some(({ changes }) => changes['options'] === 'advisors')
  )
}
