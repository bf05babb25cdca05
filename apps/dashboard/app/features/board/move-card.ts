import type { ListRow } from '~/features/lists'
import { type Board, canMoveTo, type Lane } from './board'

/** Returns the lane that holds a card. */
export const laneWith = <Row extends ListRow>(lanes: readonly Lane<Row>[], id: string): string | undefined =>
  lanes.find(({ rows }) => rows.some((row) => row.id === id))?.value

/** Returns the lanes with a card at the top of another one. Once the move is saved, it's where the order of the lane puts it. */
export function moveCard<Row extends ListRow>(lanes: readonly Lane<Row>[], id: string, to: string): Lane<Row>[] {
  const card = lanes.flatMap(({ rows }) => rows).find((row) => row.id === id)
  const from = laneWith(lanes, id)
  if (!card || from === to) return [...lanes]
  return lanes.map((lane) => {
    if (lane.value === from) return { ...lane, total: lane.total - 1, rows: lane.rows.filter((row) => row.id !== id) }
    return lane.value === to ? { ...lane, total: lane.total + 1, rows: [card, ...lane.rows] } : lane
  })
}

/** A key that moves between cards. */
export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

/** Returns the card next to another one: in its lane, or at the same height in the next lane that has cards. */
export function cardBeside(
  lanes: readonly { rows: readonly ListRow[] }[],
  id: string | undefined,
  key: ArrowKey,
): string | undefined {
  const filled = lanes.map(({ rows }) => rows.map((row) => row.id)).filter((ids) => ids.length > 0)
  const lane = filled.findIndex((ids) => id !== undefined && ids.includes(id))
  if (lane < 0 || id === undefined) return filled[0]?.[0]
  const place = filled[lane]?.indexOf(id) ?? 0
  if (key === 'ArrowUp') return filled[lane]?.[place - 1]
  if (key === 'ArrowDown') return filled[lane]?.[place + 1]
  const other = filled[key === 'ArrowLeft' ? lane - 1 : lane + 1]
  return other?.[Math.min(place, other.length - 1)]
}

/** Returns the lanes over which a card from a lane can be carried: its own, and those that people move cards into. */
export const lanesFor = <Row extends ListRow>(board: Pick<Board<Row>, 'lanes' | 'closed'>, from: string | undefined) =>
  board.lanes.filter(({ value }) => value === from || canMoveTo(board, value))

/** Returns the lane to the left or right of another one, or the same one at the end. */
export function laneBeside(lanes: readonly { value: string }[], lane: string, by: 1 | -1): string {
  const index = lanes.findIndex(({ value }) => value === lane)
  return lanes[index + by]?.value ?? lane
}
