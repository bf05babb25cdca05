import { adjacentRow } from '~/families/adjacent-row'
import { familyLinkId } from './FamiliesTable'

/** Returns the shortcuts of a families table: J and K move the focus, and so do the arrows once a row has it. */
export function rowShortcuts(ids: readonly string[]) {
  const focused = () => ids.find((id) => familyLinkId(id) === document.activeElement?.id)
  const move = (by: 1 | -1) => () => {
    const next = adjacentRow(ids, focused(), by)
    if (next === undefined) return false
    document.getElementById(familyLinkId(next))?.focus()
    return true
  }
  const moveWithin = (by: 1 | -1) => () => (focused() === undefined ? false : move(by)())
  return { j: move(1), k: move(-1), ArrowDown: moveWithin(1), ArrowUp: moveWithin(-1) }
}
