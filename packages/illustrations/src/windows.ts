import { groundLine, type Drawing } from './drawing'
import { glow } from './light'
import type { Sheet } from './sheet'

/** A block of a building on the ground line, in whole units. */
export interface Block {
  x: number
  width: number
  /** The top of the walls. */
  top: number
  floors: number
  /** The bottom of the lowest floor: the ground, or a canopy. */
  foot?: number
}

/** A horizontal range. */
export interface Span {
  from: number
  to: number
}

/** The sizes of windows: width, height, and the gap between two. */
const sizes = {
  small: { width: 11, height: 14, gap: 8 },
  tall: { width: 11, height: 19, gap: 9 },
  wide: { width: 17, height: 16, gap: 9 },
} as const

/** The name of a window size. */
export type WindowSize = keyof typeof sizes

interface Row {
  x: number
  y: number
  count: number
}

/** Draws the windows of a block as dashed lines for frames, panes, and lit panes. */
export function drawWindows(
  drawing: Drawing,
  sheet: Sheet,
  trim: string,
  block: Block,
  size: WindowSize,
  without?: Span,
): void {
  const { light, random, tint } = drawing
  const { width, gap, height } = sizes[size]
  const pitch = width + gap
  const rows = rowsOf(block, width, pitch, without)
  const half = (width - 3) / 2
  const dash = `${half} 1 ${half} ${gap + 2}`
  const lit = rows.flatMap(({ x, y, count }) =>
    Array.from({ length: count }, (_, place) =>
      random.chance(light.lit) ? `M${x + 1 + place * pitch} ${y}h${width - 2}` : '',
    ),
  )
  sheet.line(
    rows.map(({ x, y, count }) => `M${x} ${y}h${count * pitch - gap}`).join(''),
    tint(trim),
    height,
    `${width} ${gap}`,
  )
  sheet.line(
    rows.map(({ x, y, count }) => `M${x + 1} ${y}h${count * pitch - gap - 2}`).join(''),
    light.glass,
    height - 3,
    dash,
  )
  sheet.line(lit.join(''), glow.window, height - 3, dash)
}

function rowsOf(
  { x, width, top, floors, foot = groundLine }: Block,
  paneWidth: number,
  pitch: number,
  without: Span | undefined,
): Row[] {
  const count = Math.max(1, Math.floor((width - 12 + pitch - paneWidth) / pitch))
  const start = x + Math.round((width - (count - 1) * pitch - paneWidth) / 2)
  const height = (foot - top - 4) / floors
  return Array.from({ length: floors }, (_, floor) => {
    const row = { x: start, y: Math.round(top + 3 + height * (floor + 0.5)), count }
    return without && floor === floors - 1 ? omitWindows(row, paneWidth, pitch, without) : [row]
  }).flat()
}

/** Returns a row without the windows that a door would cover. */
function omitWindows(row: Row, paneWidth: number, pitch: number, { from, to }: Span): Row[] {
  const runs: Row[] = []
  for (let place = 0; place < row.count; place += 1) {
    const left = row.x + place * pitch
    if (left + paneWidth > from && left < to) continue
    const last = runs.at(-1)
    if (last && last.x + last.count * pitch === left) last.count += 1
    else runs.push({ x: left, y: row.y, count: 1 })
  }
  return runs
}
