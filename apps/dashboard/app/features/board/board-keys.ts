import { openMenu } from '~/parts/Menu/Menu'
import { focusedRow, type ListRow, press, rowElementId, undoButtonId } from '~/features/lists'
import type { Shortcut } from '~/parts/shortcuts/shortcut'
import { boardTexts } from './texts'
import { keysTexts } from '~/parts/shortcuts/texts'
import type { Board, Lane } from './board'
import { type ArrowKey, cardBeside, laneBeside, lanesFor, laneWith } from './move-card'

const words = boardTexts

/** The id of a card's menu with the lanes. */
export const moveMenuId = (id: string) => `move-${id}`

/** A card that was picked up with the keyboard, and the lane that it would drop into. */
export interface LiftedCard {
  id: string
  to: string
}

interface BoardControls<Row extends ListRow> {
  board: Board<Row>
  lanes: readonly Lane<Row>[]
  lifted: LiftedCard | undefined
  canMove: (id: string) => boolean
  move: (id: string, to: string) => void
  /** Picks up a card, moves it over another lane, or puts it down, and announces that. */
  setLifted: (card: LiftedCard | undefined, said: string) => void
}

/** Returns the keyboard shortcuts of a board: the arrows move between cards, or carry a card that Space picked up. [WORK-003] */
export function boardKeys<Row extends ListRow>(controls: BoardControls<Row>): Shortcut[] {
  const { lanes, lifted } = controls
  const arrow = (key: ArrowKey) => () => {
    const current = focusedRow()
    if (lifted) return carry(controls, lifted, key)
    return current !== undefined && focusCard(cardBeside(lanes, current, key))
  }
  const moving = { label: words.keys.between, shown: [] }
  return [
    {
      ...moving,
      key: 'j',
      shown: ['J', '←', '→', '↑', '↓'],
      run: () => focusCard(cardBeside(lanes, focusedRow(), 'ArrowDown')),
    },
    { ...moving, key: 'ArrowLeft', run: arrow('ArrowLeft') },
    { ...moving, key: 'ArrowRight', run: arrow('ArrowRight') },
    { ...moving, key: 'ArrowUp', run: arrow('ArrowUp') },
    { ...moving, key: 'ArrowDown', run: arrow('ArrowDown') },
    {
      key: ' ',
      shown: ['Space'],
      label: words.keys.lift,
      run: () => (lifted ? drop(controls, lifted) : lift(controls)),
    },
    { key: 'Escape', shown: lifted ? ['Esc'] : [], label: words.keys.putBack, run: () => putBack(controls) },
    { key: 'Enter', shown: ['↵'], label: keysTexts.open, run: () => false },
    { key: 's', shown: ['S'], label: words.keys.stage, run: () => openMenu(moveMenuId(focusedRow() ?? '')) },
    { key: 'u', shown: ['U'], label: keysTexts.undo, run: () => press(undoButtonId) },
  ]
}

/** Moves the focus to a card. Returns whether there is one. */
export function focusCard(id: string | undefined): boolean {
  if (id === undefined) return false
  document.getElementById(rowElementId(id))?.focus()
  return true
}

function lift<Row extends ListRow>(controls: BoardControls<Row>): boolean {
  const id = focusedRow()
  const to = id === undefined ? undefined : laneWith(controls.lanes, id)
  if (id === undefined || to === undefined || !controls.canMove(id)) return false
  controls.setLifted({ id, to }, words.lifted(nameOf(controls, id), labelOf(controls, to)))
  return true
}

function carry<Row extends ListRow>(controls: BoardControls<Row>, { id, to }: LiftedCard, key: ArrowKey): boolean {
  if (key === 'ArrowUp' || key === 'ArrowDown') return true
  const open = lanesFor(controls.board, laneWith(controls.lanes, id))
  const next = laneBeside(open, to, key === 'ArrowLeft' ? -1 : 1)
  controls.setLifted({ id, to: next }, words.carried(nameOf(controls, id), labelOf(controls, next)))
  return true
}

function drop<Row extends ListRow>(controls: BoardControls<Row>, { id, to }: LiftedCard): boolean {
  controls.setLifted(undefined, '')
  controls.move(id, to)
  return true
}

function putBack<Row extends ListRow>(controls: BoardControls<Row>): boolean {
  if (!controls.lifted) return false
  controls.setLifted(undefined, words.putBack(nameOf(controls, controls.lifted.id)))
  return true
}

const nameOf = <Row extends ListRow>({ lanes }: BoardControls<Row>, id: string): string =>
  lanes.flatMap(({ rows }) => rows).find((row) => row.id === id)?.name ?? ''

const labelOf = <Row extends ListRow>({ board }: BoardControls<Row>, lane: string): string =>
  board.lanes.find(({ value }) => value === lane)?.label ?? ''
