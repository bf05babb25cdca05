import type { ReactNode } from 'react'
import type { List, ListData, ListOption, ListRow } from '~/features/lists'

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
