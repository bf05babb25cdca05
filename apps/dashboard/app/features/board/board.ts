import type { ReactNode } from 'react'
import type { StaffRole } from '~/site/staff/staff-roles'
import { forRole, type List, type ListAction, type ListData, type ListOption, type ListRow } from '~/features/lists'

/** A list as a board: its rows as cards, in lanes by the value of one field. [WORK-003, DASH-003] */
export interface Board<Row extends ListRow> {
  /** The list, with one tab, the filters, and the actions. Its area is the path of the board. */
  list: List<Row>
  /** The field that the lanes are by. */
  field: string
  /** Its values from start to end. */
  lanes: readonly ListOption[]
  /** The action that gives the field another value. */
  move: string
  /** Lanes that a card comes into by other actions, which ask for a reason. */
  withReason?: readonly { lane: string; action: string }[]
  /** A lane that a card comes into by a page of its own, which asks for more than a reason. */
  withPage?: { lane: string; href: (id: string) => string }
  /** Lanes that no one moves a card into, because only something else leads there. */
  closed?: readonly string[]
  /** Returns the URL of a lane as a list, with the same search and filters. */
  hrefOfLane: (lane: string, state: ListData<Row>['state']) => string
  /** What a card shows below its name. */
  card: (row: Row) => ReactNode
}

/** Returns whether people move cards into a lane. */
export const canMoveTo = <Row extends ListRow>({ closed = [] }: Pick<Board<Row>, 'closed'>, lane: string): boolean =>
  !closed.includes(lane)

/** Returns the actions of a board that make sense for a card. [WORK-003] */
export const cardActions = <Row extends ListRow>(
  { list }: Pick<Board<Row>, 'list'>,
  row: Row,
  role: StaffRole,
): ListAction<Row>[] => forRole(list.actions, role).filter(({ isFor }) => isFor?.(row) ?? true)

/** Returns whether a person moves a card at all. [WORK-003] */
export const isMovable = <Row extends ListRow>(
  board: Pick<Board<Row>, 'list' | 'move'>,
  row: Row,
  role: StaffRole,
): boolean => cardActions(board, row, role).some(({ name }) => name === board.move)

/** A lane of a board, with its first cards. */
export interface Lane<Row extends ListRow> {
  value: string
  /** All rows that are in it, shown or not. */
  total: number
  rows: Row[]
}

/** What the page of a board shows. */
export type BoardData<Row extends ListRow> = Pick<ListData<Row>, 'role' | 'state' | 'options' | 'outcome'> & {
  lanes: Lane<Row>[]
}
