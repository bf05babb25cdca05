/** The tabs of the tasks list, in order. [DASH-004] */
export const tasksTabs = ['today', 'later', 'done'] as const

/** A tab of the tasks list. */
export type TasksTab = (typeof tasksTabs)[number]

/** Parses the query of the tasks list, where `today` is the default tab. Returns undefined for an unknown tab or page. */
export function parseTasksUrl(query: URLSearchParams): { tab: TasksTab; page: number } | undefined {
  const wanted = query.get('tab') ?? 'today'
  const tab = tasksTabs.find((known) => known === wanted)
  const page = Number(query.get('page') ?? 1)
  return tab !== undefined && Number.isInteger(page) && page >= 1 && page <= 100_000 ? { tab, page } : undefined
}

/** Returns the URL of a view of the tasks list. */
export const tasksUrl = (tab: TasksTab, page = 1): string =>
  page > 1 ? `/tasks?tab=${tab}&page=${page}` : `/tasks?tab=${tab}`

/** The API's filters for each tab. */
export const taskFilters = {
  today: { 'filter[status]': 'open', 'filter[due]': 'today' },
  later: { 'filter[status]': 'open', 'filter[due]': 'later' },
  done: { 'filter[status]': 'done' },
} as const
