import { loadOutcome } from '~/features/lists/index.server'
import { tasks } from '~/features/tasks'
import type { TodayNeeds } from './today-needs'

/** Loads what the last action with a task did, in the words of the list of tasks. [WORK-003] */
export const loadTaskOutcome = (needs: TodayNeeds) =>
  loadOutcome({ ...needs, list: tasks, options: { advisors: [], later: [], days: [], months: [] } })
