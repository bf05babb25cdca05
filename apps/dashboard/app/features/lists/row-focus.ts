import type { Shortcut } from '~/parts/shortcuts/shortcut'
import { keysTexts } from '~/parts/shortcuts/texts'
import { adjacentRow } from './adjacent-row'

const prefix = 'row-'

/** Returns the id of the element that takes the focus of a row. */
export const rowElementId = (id: string) => `${prefix}${id}`

/** Returns the id of the row whose element this is. */
export const rowIdOf = (element: Element | null): string | undefined =>
  element?.id.startsWith(prefix) ? element.id.slice(prefix.length) : undefined

/** Returns the row that has the focus. */
export const focusedRow = (): string | undefined => rowIdOf(document.activeElement)

/** Returns the ids of the rows on the page, in order. */
const shownRows = (): string[] =>
  [...document.querySelectorAll(`[id^="${prefix}"]`)].flatMap((element) => rowIdOf(element) ?? [])

/** Moves the focus to the row before or after the one that has it, or after the current one. Returns whether there is one. */
export function moveToRow(ids: readonly string[], by: 1 | -1, current?: string): boolean {
  const next = adjacentRow(ids, focusedRow() ?? current, by)
  if (next === undefined) return false
  document.getElementById(rowElementId(next))?.focus()
  return true
}

/** Moves the focus to the row after one that is about to disappear, or to the row before it if it's the last. */
export function leaveRow(id: string): void {
  const ids = shownRows()
  if (!moveToRow(ids, 1, id)) moveToRow(ids, -1, id)
}

/** Returns the shortcuts of rows: J and K move the focus, and so do the arrows once a row has it. Enter opens the link that has it. */
export function rowShortcuts(ids: readonly string[], current?: string): Shortcut[] {
  const moveWithin = (by: 1 | -1) => () => focusedRow() !== undefined && moveToRow(ids, by)
  return [
    { key: 'j', shown: ['J', 'K'], label: keysTexts.move, run: () => moveToRow(ids, 1, current) },
    { key: 'k', shown: [], label: keysTexts.move, run: () => moveToRow(ids, -1, current) },
    { key: 'ArrowDown', shown: [], label: keysTexts.move, run: moveWithin(1) },
    { key: 'ArrowUp', shown: [], label: keysTexts.move, run: moveWithin(-1) },
    { key: 'Enter', shown: ['↵'], label: keysTexts.open, run: () => false },
  ]
}
