import { openMenu } from '~/parts/Menu/Menu'
import { focusedRow, leaveRow, undoButtonId } from '~/features/lists'
import { tasksTexts } from '~/features/tasks'
import type { Shortcut } from '~/parts/shortcuts/shortcut'
import { keysTexts } from '~/parts/shortcuts/texts'

/** The id of the menu that puts a task off. */
export const snoozeMenuId = (id: string) => `snooze-${id}`

/** Returns the shortcuts of tasks: E marks the one with the focus done, H opens the times to put it off to, and U undoes it. [WORK-003] */
export function taskShortcuts(tasks: readonly string[], complete: (id: string) => void): Shortcut[] {
  const current = () => tasks.find((id) => id === focusedRow())
  const done = () => {
    const id = current()
    if (id === undefined) return false
    leaveRow(id)
    complete(id)
    return true
  }
  const snooze = () => {
    const id = current()
    return id !== undefined && openMenu(snoozeMenuId(id))
  }
  return [
    { key: 'e', shown: ['E'], label: tasksTexts.complete, run: done },
    { key: 'h', shown: ['H'], label: tasksTexts.snooze, run: snooze },
    undo,
  ]
}

const undo: Shortcut = {
  key: 'u',
  shown: ['U'],
  label: keysTexts.undo,
  run: () => {
    const button = document.getElementById(undoButtonId)
    button?.click()
    return button !== null
  },
}
