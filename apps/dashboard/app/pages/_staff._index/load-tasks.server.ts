import { taskFilters } from '~/features/tasks'
import { dayStarts, type TodayNeeds } from './today-needs'
import { groupTasks, type TodayTask, todayTask, type TodayTasks } from './today-task'

/** The most tasks that are loaded, and those that the page shows. */
const loaded = 50
const shown = { now: 12, later: 6 }

/** The tasks of a day, and how many of them are done. */
export interface DayTasks extends TodayTasks {
  /** All that are due by the end of the day, and those of them that are overdue. */
  due: number
  overdue: number
  /** Those that are due later today. */
  notDueYet: number
  done: number
}

/** Loads a person's tasks of today, without those of families that wait for a response. [DASH-002, DASH-004] */
export async function loadTasks({ api, clock }: TodayNeeds, offeredIds: readonly string[]): Promise<DayTasks> {
  const { today } = dayStarts(clock)
  const [due, done] = await Promise.all([
    api.tasks.list({ ...taskFilters.today, timeZone: clock.zone, sort: 'dueAt', 'page-size': loaded }),
    api.tasks.list({ 'filter[status]': 'done', 'filter[resolvedAt][ge]': today, 'page-size': 1 }),
  ])
  const own = due.items.filter(({ clientId }) => clientId === undefined || !offeredIds.includes(clientId))
  const { now, later } = groupTasks(own.map((task) => todayTask(task, clock)))
  const total = due.total - (due.items.length - own.length)
  return {
    now: now.slice(0, shown.now),
    later: later.slice(0, shown.later),
    due: total,
    overdue: own.filter(({ dueAt }) => Date.parse(dueAt) < clock.now.toMillis()).length,
    notDueYet: total - now.length,
    done: done.total,
  }
}

/** Loads the overdue tasks of everyone whose tasks a person sees, the most overdue first. [WORK-001] */
export async function loadOverdue({ api, clock }: TodayNeeds): Promise<{ total: number; tasks: TodayTask[] }> {
  const now = clock.now.toUTC().toISO() ?? ''
  const { items, total } = await api.tasks.list({
    'filter[status]': 'open',
    'filter[paused]': 'false',
    'filter[dueAt][lt]': now,
    sort: 'dueAt',
    'page-size': shown.later,
  })
  return { total, tasks: items.map((task) => todayTask(task, clock)) }
}
