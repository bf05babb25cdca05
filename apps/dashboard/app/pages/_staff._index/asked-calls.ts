import type { LoadedOutcomes } from '~/features/bookings'
import type { DayTasks } from './load-tasks.server'

/** Returns the tasks of a day without those of calls about which Today asks how they went: an answer completes such a task, too. [WORK-020] */
export function withoutAskedCalls(day: DayTasks, asked: LoadedOutcomes['items']): DayTasks {
  const calls = asked.filter(({ kind }) => kind === 'call')
  const isAsked = ({ due, family }: DayTasks['now'][number]) =>
    calls.some(
      ({ familyId, startsAt }) =>
        family?.href === `/families/${familyId}` && Date.parse(due.iso) === Date.parse(startsAt),
    )
  const now = day.now.filter((task) => !isAsked(task))
  const hidden = day.now.length - now.length
  return { ...day, now, due: day.due - hidden, overdue: day.overdue - hidden }
}
