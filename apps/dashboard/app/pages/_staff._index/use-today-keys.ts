import { useSubmit } from '@remix-run/react'
import { useMemo } from 'react'
import { intentValue, rowShortcuts } from '~/features/lists'
import { offerShortcuts } from '~/features/offers'
import { useShortcuts } from '~/parts/shortcuts/ShortcutsProvider'
import { taskShortcuts } from './task-keys'

/** The ids of the rows of Today, by what can be done with them. */
interface TodayRows {
  offers?: readonly string[]
  outcomes?: readonly string[]
  tasks?: readonly string[]
  others?: readonly string[]
}

/** Adds the shortcuts of Today: moving between offers, tours and calls that are over, and tasks, and what can be done with each. [WORK-001, WORK-003] */
export function useTodayKeys(rows: TodayRows): void {
  const { offers: offerIds = [], outcomes: outcomeIds = [], tasks: taskIds, others = [] } = rows
  const submit = useSubmit()
  // Also without tasks, the last change can be undone.
  const hasTasks = taskIds !== undefined
  // Every reload of the page's data brings new lists of the same ids.
  const [offers, outcomes, tasks, more] = [offerIds, outcomeIds, taskIds ?? [], others].map((ids) => ids.join(' '))
  const shortcuts = useMemo(() => {
    const complete = (id: string) =>
      submit({ do: intentValue({ action: 'complete', id }) }, { method: 'post', preventScrollReset: true })
    const split = (ids = '') => ids.split(' ').filter(Boolean)
    return [
      ...rowShortcuts([...split(offers), ...split(outcomes), ...split(tasks), ...split(more)]),
      ...offerShortcuts(split(offers)),
      ...(hasTasks ? taskShortcuts(split(tasks), complete) : []),
    ]
  }, [offers, outcomes, tasks, more, hasTasks, submit])
  useShortcuts(shortcuts)
}
