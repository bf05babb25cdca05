import type { Chart, Edge } from './chart'

/** The size of a state's box and the gaps around it, in diagram units. */
export const box = { width: 200, height: 40, gapX: 60, gapY: 48 } as const

/** The distance between transitions next to the boxes, and the width of a letter in their labels. */
const lane = { first: 30, gap: 24, letter: 6.8 } as const

export interface Placed {
  state: string
  /** The center of the box. */
  x: number
  y: number
}

export interface Line extends Edge {
  path: string
  label: string
  labelX: number
  labelY: number
  /** Whether the label runs up along the line. */
  isUpright: boolean
  /** Whether the transition leads back. */
  isBack: boolean
}

export interface Layout {
  width: number
  height: number
  states: Placed[]
  lines: Line[]
}

/** Returns the row of each state: below every state that leads to it, ignoring transitions back. */
function assignRows({ first, states, edges }: Chart): Map<string, number> {
  const rows = new Map<string, number>()
  const place = (state: string, row: number, above: readonly string[]) => {
    if (above.includes(state) || (rows.get(state) ?? -1) >= row) return
    rows.set(state, row)
    for (const { from, to } of edges) if (from === state) place(to, row + 1, [...above, state])
  }
  place(first, 0, [])
  const last = Math.max(...rows.values())
  for (const state of states) if (!rows.has(state)) rows.set(state, last + 1)
  return rows
}

/** Merges all transitions between the same two states. */
function mergeEdges(edges: readonly Edge[]): Edge[] {
  const ways = new Map<string, Edge>()
  for (const edge of edges) {
    const key = `${edge.from} ${edge.to}`
    const known = ways.get(key)
    ways.set(key, known ? { ...known, label: `${known.label} or ${edge.label}` } : edge)
  }
  return [...ways.values()]
}

/** Lays out rows from top to bottom with their states side by side, and transitions around them with space for `lanes` on each side. */
export function layoutChart(chart: Chart): Layout {
  const rows = assignRows(chart)
  const byRow = Array.from({ length: Math.max(...rows.values()) + 1 }, (_, row) =>
    chart.states.filter((state) => rows.get(state) === row),
  )
  const widest = Math.max(...byRow.map(({ length }) => length))
  const inner = widest * box.width + (widest - 1) * box.gapX
  const placed = byRow.flatMap((rowStates, row) =>
    rowStates.map((state, index) => ({
      state,
      x: (index - (rowStates.length - 1) / 2) * (box.width + box.gapX),
      y: box.height / 2 + 8 + row * (box.height + box.gapY),
    })),
  )
  const at = (state: string) => placed.find((one) => one.state === state) ?? { state, x: 0, y: 0 }
  const ways = mergeEdges(chart.edges).map((edge) => routeEdge(edge, at(edge.from), at(edge.to)))
  const left = assignLanes(ways.filter(({ side }) => side === -1))
  const right = assignLanes(ways.filter(({ side }) => side === 1))
  const roomFor = (lanes: LaneEdge[]) => Math.max(0, ...lanes.map(({ index }) => lane.first + index * lane.gap)) + 16
  const x0 = inner / 2 + Math.max(roomFor(left), roomFor(right))
  const lines = [
    ...ways.filter(({ side }) => side === 0).map(straight),
    ...[...left, ...right].map((way) => around(way, inner / 2)),
  ]
  return {
    width: 2 * x0,
    height: Math.max(...placed.map(({ y }) => y)) + box.height / 2 + 8,
    states: placed.map((one) => ({ ...one, x: one.x + x0 })),
    lines: lines.map((line) => line(x0)),
  }
}

interface RoutedEdge {
  edge: Edge
  from: Placed
  to: Placed
  /** Left of the boxes, straight between two rows, or right of them. */
  side: -1 | 0 | 1
  isBack: boolean
}
interface LaneEdge extends RoutedEdge {
  /** The lane on its side; 0 is next to the boxes. */
  index: number
}

function routeEdge(edge: Edge, from: Placed, to: Placed): RoutedEdge {
  const isBack = to.y <= from.y
  const isNext = Math.round(to.y - from.y) === box.height + box.gapY
  const lean = Math.sign(to.x || from.x)
  const side = isNext ? 0 : lean < 0 || (lean === 0 && isBack) ? -1 : 1
  return { edge, from, to, side, isBack }
}

/** Assigns each transition to the innermost lane in which it touches no other. */
function assignLanes(ways: readonly RoutedEdge[]): LaneEdge[] {
  const spanOf = ({ edge, from, to }: RoutedEdge) => {
    const middle = (from.y + to.y) / 2
    const half = Math.max(Math.abs(from.y - to.y), edge.label.length * lane.letter) / 2 + 8
    return [middle - half, middle + half] as const
  }
  const lanes: (readonly [number, number])[][] = []
  const shortFirst = [...ways].sort((a, b) => Math.abs(a.from.y - a.to.y) - Math.abs(b.from.y - b.to.y))
  return shortFirst.map((way) => {
    const [top, bottom] = spanOf(way)
    const free = lanes.findIndex((taken) => taken.every(([from, to]) => bottom < from || to < top))
    const index = free === -1 ? lanes.length : free
    lanes[index] = [...(lanes[index] ?? []), [top, bottom]]
    return { ...way, index }
  })
}

const straight =
  ({ edge, from, to, isBack }: RoutedEdge) =>
  (x0: number): Line => {
    const top = from.y + box.height / 2
    const bottom = to.y - box.height / 2
    const middle = (top + bottom) / 2
    return {
      ...edge,
      isBack,
      isUpright: false,
      path: `M${x0 + from.x} ${top}C${x0 + from.x} ${middle} ${x0 + to.x} ${middle} ${x0 + to.x} ${bottom}`,
      labelX: x0 + (from.x + to.x) / 2,
      labelY: middle - 2,
    }
  }

const around =
  ({ edge, from, to, side, index, isBack }: LaneEdge, edgeX: number) =>
  (x0: number): Line => {
    const x = x0 + side * (edgeX + lane.first + index * lane.gap)
    const start = x0 + from.x + (side * box.width) / 2
    const end = x0 + to.x + (side * box.width) / 2
    const [out, back] = isBack ? [from.y - 8, to.y + 8] : [from.y + 8, to.y - 8]
    return {
      ...edge,
      isBack,
      isUpright: true,
      path: `M${start} ${out}H${x}V${back}H${end}`,
      labelX: x,
      labelY: (out + back) / 2,
    }
  }
