/** The views of the tasks list, in order. [DASH-004] */
export const tasksTabs = ['today', 'later', 'done'] as const

/** A view of the tasks list. */
export type TasksTab = (typeof tasksTabs)[number]

/** Reads the address of the tasks list; without a tab it is `today`. Gives nothing for a tab or page that does not exist. */
export function parseTasksAddress(query: URLSearchParams): { tab: TasksTab; page: number } | undefined {
  const wanted = query.get('tab') ?? 'today'
  const tab = tasksTabs.find((known) => known === wanted)
  const page = Number(query.get('page') ?? 1)
  return tab !== undefined && Number.isInteger(page) && page >= 1 && page <= 100_000 ? { tab, page } : undefined
}

/** The address of a view of the tasks list. */
export const tasksHref = (tab: TasksTab, page = 1): string =>
  page > 1 ? `/tasks?tab=${tab}&page=${page}` : `/tasks?tab=${tab}`

/** What a view asks the API for. */
export const taskFilters = {
  today: { 'filter[status]': 'open', 'filter[due]': 'today' },
  later: { 'filter[status]': 'open', 'filter[due]': 'later' },
  done: { 'filter[status]': 'done' },
} as const
