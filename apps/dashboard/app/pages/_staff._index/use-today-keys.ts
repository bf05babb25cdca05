import { useSubmit } from '@remix-run/react'
import { useMemo } from 'react'
import { intentValue, rowShortcuts } from '~/features/lists'
import { offerShortcuts } from '~/features/offers'
import { useShortcuts } from '~/parts/shortcuts/ShortcutsProvider'
import { taskShortcuts } from './task-keys'

/** The ids of the rows of Today, by what can be done with them. */
interface TodayRows {
  offers?: readonly string[]
  tasks?: readonly string[]
  others?: readonly string[]
}

/** Adds the shortcuts of Today: moving between offers and tasks, and what can be done with each. [WORK-001, WORK-003] */
export function useTodayKeys({ offers: offerIds = [], tasks: taskIds, others = [] }: TodayRows): void {
  const submit = useSubmit()
  // Also without tasks, the last change can be undone.
  const hasTasks = taskIds !== undefined
  // Every reload of the page's data brings new lists of the same ids.
  const [offers, tasks, more] = [offerIds.join(' '), taskIds?.join(' ') ?? '', others.join(' ')]
  const shortcuts = useMemo(() => {
    const complete = (id: string) =>
      submit({ do: intentValue({ action: 'complete', id }) }, { method: 'post', preventScrollReset: true })
    const split = (ids: string) => ids.split(' ').filter(Boolean)
    return [
      ...rowShortcuts([...split(offers), ...split(tasks), ...split(more)]),
      ...offerShortcuts(split(offers)),
      ...(hasTasks ? taskShortcuts(split(tasks), complete) : []),
    ]
  }, [offers, tasks, more, hasTasks, submit])
  useShortcuts(shortcuts)
}
