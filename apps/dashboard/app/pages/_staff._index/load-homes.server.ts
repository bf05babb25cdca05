import { type StageCount, stageCounts } from '~/features/homes'
import { taskRow, type TaskRow } from '~/features/tasks'
import type { TodayNeeds } from './today-needs'
import { dayStarts } from './today-needs'

const shown = 8

/** What a real estate agent does today: tasks, and the homes by stage. */
export interface HomesToday {
  tasks: TaskRow[]
  counts: StageCount[]
}

/** Loads the tasks that are due by the end of the day, the most overdue first, and the numbers of homes by stage. [AGENT-006, WORK-001] */
export async function loadHomesToday({ api, clock }: TodayNeeds): Promise<HomesToday> {
  const { tomorrow } = dayStarts(clock)
  const [tasks, homes] = await Promise.all([
    api.tasks.list({ 'filter[status]': 'open', 'filter[dueAt][lt]': tomorrow, sort: 'dueAt', 'page-size': shown }),
    api.realEstateReferrals.list({ 'filter[offer]': 'accepted', 'page-size': 1 }),
  ])
  return { tasks: tasks.items.map((task) => taskRow(task, clock)), counts: stageCounts(homes.stages) }
}
