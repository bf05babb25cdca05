import type { RoofForm } from './block'
import type { Roof, Wall } from './materials'
import { half } from './scene'

/** A house of the street: a band of prices, with one window per community, the lowest price first. */
export interface StreetHouse {
  windows: number
  /** The windows from the first lit one to the one after the last. */
  lit: readonly [from: number, to: number]
}

/** The sizes of the street by the width of the page. */
export const streetFormats = {
  wide: { width: 1440, height: 424, road: 60, margin: 60, unit: 46, story: 1.22, houses: 10 },
  middle: { width: 820, height: 348, road: 48, margin: 24, unit: 32, story: 1.3, houses: 10 },
  narrow: { width: 390, height: 272, road: 40, margin: 14, unit: 22, story: 1.8, houses: 7 },
} as const

/** A size of the street. */
export type StreetFormat = keyof typeof streetFormats

/** The largest number of windows of a house. Above, a window is several communities. */
export const mostStreetWindows = 34

/** How each house of the street looks, from the left. Its height follows from its windows. */
const looks: readonly { roof: RoofForm; wall: Wall; cover: Roof }[] = [
  { roof: 'front', wall: 'stone', cover: 'slate' },
  { roof: 'side', wall: 'barn', cover: 'char' },
  { roof: 'mansard', wall: 'slate', cover: 'plum' },
  { roof: 'flat', wall: 'brick', cover: 'char' },
  { roof: 'front', wall: 'ochre', cover: 'slate' },
  { roof: 'hip', wall: 'blue', cover: 'char' },
  { roof: 'mansard', wall: 'rose', cover: 'plum' },
  { roof: 'front', wall: 'green', cover: 'cedar' },
  { roof: 'side', wall: 'timber', cover: 'moss' },
  { roof: 'hip', wall: 'gray', cover: 'slate' },
]

/** A house with its place on the street. */
export interface PlannedHouse extends StreetHouse {
  look: (typeof looks)[number]
  x: number
  width: number
  height: number
  rise: number
  /** The number of its band. */
  band: number
  /** The upper left corners of its windows, and of its door, from its ground floor up. */
  panes: (readonly [x: number, y: number])[]
  door: readonly [x: number, width: number, height: number]
}

/** The street with the places of everything on it. */
export interface StreetPlan {
  width: number
  height: number
  /** The height at which the houses stand. */
  ground: number
  pane: { width: number; height: number }
  /** The distance from one window of a floor to the next. */
  unit: number
  houses: PlannedHouse[]
}

const columnsFor = (windows: number) => (windows <= 7 ? 2 : windows <= 15 ? 3 : windows <= 23 ? 4 : 5)

/** Plans the street: where houses, doors, and windows are. A narrow one has the houses around the lit ones. [LOOK-007] */
export function planStreet(all: readonly StreetHouse[], format: StreetFormat): StreetPlan {
  const { width, height, road, margin, unit: largest, story, houses: most } = streetFormats[format]
  const start = firstShown(all, most)
  const shown = all.slice(start, start + most)
  const ground = height - road
  const columns = shown.map(({ windows }) => columnsFor(windows))
  const room = width - 2 * margin
  const fitting = room / columns.reduce((sum, count) => sum + count + 0.8, 0)
  const unit = Math.floor(Math.min(largest, fitting) * 2) / 2
  const rows = shown.map(({ windows }, index) => Math.max(1, Math.ceil((windows + 1) / (columns[index] ?? 2))))
  const floor = Math.min(unit * story, (ground - unit * 2.9 - 8) / Math.max(...rows))
  const pane = { width: Math.round(unit * 0.54), height: Math.round(floor * 0.58) }
  const used = columns.reduce((sum, count) => sum + (count + 0.7) * unit, 0)
  const gap = shown.length > 1 ? Math.min(unit * 1.5, (room - used) / (shown.length - 1)) : 0
  let x = half((width - used - gap * (shown.length - 1)) / 2)
  const houses = shown.map((house, index): PlannedHouse => {
    const [count = 2, high = 1, left] = [columns[index], rows[index], half(x)]
    const own = (count + 0.7) * unit
    x += own + gap
    const look = looks[(start + index) % looks.length] ?? { roof: 'hip', wall: 'gray', cover: 'slate' }
    const isDoorFirst = (start + index) % 2 === 1
    const first = half(left + unit * 0.35 + (unit - pane.width) / 2)
    const places = Array.from({ length: high * count }, (_, place) => {
      const [column, story] = [place % count, Math.floor(place / count)]
      const isDoor = story === 0 && column === (isDoorFirst ? 0 : count - 1)
      return isDoor
        ? []
        : [[first + unit * column, Math.round(ground - unit * 0.3 - pane.height - story * floor)] as const]
    }).flat()
    const doorWidth = Math.round(unit * 0.58)
    return {
      ...house,
      look,
      band: start + index,
      x: left,
      width: own,
      height: high * floor + unit * 0.55,
      rise: look.roof === 'front' ? Math.min(own * 0.46, unit * 1.9) : unit,
      panes: places.slice(0, house.windows),
      door: [
        Math.round(left + unit * (0.35 + (isDoorFirst ? 0 : count - 1)) + (unit - doorWidth) / 2),
        doorWidth,
        Math.round(unit * 0.95),
      ],
    }
  })
  return { width, height, ground, pane, unit, houses }
}

/** Returns the first house of those next to each other that have the most lit windows. */
function firstShown(all: readonly StreetHouse[], most: number): number {
  const litFrom = (start: number) =>
    all.slice(start, start + most).reduce((sum, { lit: [from, to] }) => sum + to - from, 0)
  const starts = Array.from({ length: Math.max(1, all.length - most + 1) }, (_, start) => start)
  const best = Math.max(...starts.map(litFrom))
  const fitting = starts.filter((start) => litFrom(start) === best)
  return fitting[Math.floor(fitting.length / 2)] ?? 0
}
