import { useSubmit } from '@remix-run/react'
import { useMemo } from 'react'
import { intentValue } from '~/lists/list-intent'
import { rowShortcuts } from '~/lists/row-focus'
import { useShortcuts } from '~/shortcuts/ShortcutsProvider'
import { offerShortcuts } from './offer-keys'
import { taskShortcuts } from './task-keys'

/** Adds the shortcuts of Today: moving between offers and tasks, and what can be done with each. [WORK-001, WORK-003] */
export function useTodayKeys(offerIds: readonly string[], taskIds: readonly string[]): void {
  const submit = useSubmit()
  // Every reload of the page's data brings new lists of the same ids.
  const [offers, tasks] = [offerIds.join(' '), taskIds.join(' ')]
  const shortcuts = useMemo(() => {
    const split = (ids: string) => ids.split(' ').filter(Boolean)
    const rows = [...split(offers), ...split(tasks)]
    return [
      ...rowShortcuts(rows),
      ...offerShortcuts(split(offers)),
      ...taskShortcuts({
        rows,
        tasks: split(tasks),
        complete: (id) =>
          submit({ do: intentValue({ action: 'complete', id }) }, { method: 'post', preventScrollReset: true }),
      }),
    ]
  }, [offers, tasks, submit])
  useShortcuts(shortcuts)
}
