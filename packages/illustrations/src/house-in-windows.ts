import { drawBlock } from './block'
import { type FacadePlan, planFacade } from './facade-plan'
import type { HouseLook } from './house-look'
import { sceneries } from './landscapes'
import { lamp, type Light } from './light'
import { trimColor } from './materials'
import { Random } from './random'
import { box, half, pictureSize, Scene } from './scene'
import { drawLand, drawMoon, drawSky } from './sky'
import { drawTree } from './trees'

/** The largest size of a house in windows, in bytes. */
export const windowsBudget = 6600

/** The largest number of residents with a window each. Above, a window is two residents. */
export const mostWindows = 260

/** A community's residents and rooms. */
export interface WindowCounts {
  /** The number of residents that the community is licensed for. */
  capacity: number
  /** The rooms that someone confirmed as open. */
  open: number
  /** The kinds of rooms that have a waitlist. */
  waitlist: number
}

/** What a window says about a room: lit if it's open, half if it has a waitlist, and dark if it's taken or unknown. */
type Pane = 'lit' | 'half' | 'dark'

/** Returns how many residents one window is. */
export const residentsPerWindow = (capacity: number): 1 | 2 => (capacity > mostWindows ? 2 : 1)

/** Draws a house with exactly one window per resident: lit, half, and dark ones by what is known about its rooms. [LOOK-004] */
export function drawHouseInWindows(look: HouseLook, counts: WindowCounts, seed: number, light: Light): string {
  const panes = panesOf(counts, seed)
  const plan = planFacade(panes.length)
  const columns = plan.wings.reduce((sum, wing) => sum + wing.columns + 0.5, 0)
  const floors = Math.max(...plan.wings.map((wing) => wing.floors))
  const { width, height } = pictureSize
  const room = Math.min(44, (width - 74) / (columns + 1), (height - 84) / (floors * 1.16 + 2.2))
  const unit = Math.floor(room * 10) / 10
  const scene = new Scene({ light, sky: look.sky, side: 'right', tilt: 0.14, ground: height - 40, seed })
  const { land, ground, trees } = sceneries[look.landscape]
  drawSky(scene)
  drawLand(scene, look.isInTown ? 'city' : land, ground)
  const left = (width - columns * unit - unit * 0.6) / 2
  drawTree(scene, trees[0], { x: Math.max(18, left - 16), z: 30, size: 0.9 })
  const facade = drawFacade(scene, look, plan, left, unit)
  drawPath(scene, facade.door)
  drawPanes(scene, facade.rows, panes, unit)
  drawDoor(scene, facade.door)
  drawTree(scene, 'oak', { x: Math.min(width - 16, left + columns * unit + 30), y: -4, size: 0.75 })
  drawMoon(scene)
  return scene.toString()
}

/**
 * Returns what each window says. Open rooms are lit in an order of the community's own, and those with a waitlist from its other end, so a room that
 * fills goes dark where it was and nothing else changes.
 */
function panesOf({ capacity, open, waitlist }: WindowCounts, seed: number): Pane[] {
  const residents = residentsPerWindow(capacity)
  const panes = Array.from({ length: Math.ceil(capacity / residents) }, (): Pane => 'dark')
  const order = new Random(seed, 4).some([...panes.keys()], panes.length)
  const lit = Math.min(panes.length, Math.ceil(open / residents))
  const half = Math.min(panes.length - lit, Math.ceil(waitlist / residents))
  for (const place of order.slice(0, lit)) panes[place] = 'lit'
  for (const place of order.slice(panes.length - half)) panes[place] = 'half'
  return panes
}

/** Windows next to each other on one floor: the upper left corner of the first, and their number. */
interface Row {
  x: number
  y: number
  count: number
}

interface DoorPlace {
  x: number
  y: number
  width: number
  height: number
}

/** Draws the wings, those in front last. Returns the rows of their windows and the place of the door. */
function drawFacade(scene: Scene, { wall, roof }: HouseLook, plan: FacadePlan, left: number, unit: number) {
  const rows: Row[] = []
  let [x, door]: [number, DoorPlace] = [left, { x: 0, y: 0, width: 0, height: 0 }]
  const wings = plan.wings.map((wing, index) => {
    const start = x
    x += (wing.columns + 0.5) * unit
    return { ...wing, index, x: start, width: (wing.columns + 0.5) * unit }
  })
  const isTall = (form: string) => Number(form === 'front' || form === 'flat')
  for (const wing of wings.toSorted((a, b) => isTall(a.form) - isTall(b.form) || b.floors - a.floors)) {
    const { form, floors, columns, width } = wing
    const z = form === 'front' ? -unit * 0.5 : wing.index % 2 === 1 ? -unit * 0.15 : 0
    const rise = form === 'front' ? Math.min(width * 0.5, unit * 2.6) : unit * 1.15
    const height = floors * unit * 1.16 + unit * 0.62
    drawBlock(scene, { x: wing.x, z, width, depth: unit * 2.4, height, wall, roof, form, rise, eave: unit * 0.24 })
    const first = wing.index === plan.door ? Math.floor((columns - plan.doorPlaces) / 2) : columns
    const addRow = (floor: number, column: number, count: number) => {
      const [rowX, y] = scene.point(wing.x + unit * (0.5 + column), unit * (1 + floor * 1.16), z)
      if (count > 0) rows.push({ x: rowX, y, count })
    }
    addRow(0, 0, first)
    addRow(0, first + plan.doorPlaces, columns - first - plan.doorPlaces)
    for (let floor = 1; floor < floors; floor += 1) addRow(floor, 0, columns)
    if (wing.index !== plan.door) continue
    const doorWidth = unit * (plan.doorPlaces > 2 ? 1.3 : 0.56)
    const middle = wing.x + unit * (0.25 + first + plan.doorPlaces / 2)
    const [doorX, doorY] = scene.point(middle - doorWidth / 2, unit * 1.02, z)
    door = { x: doorX, y: doorY, width: half(doorWidth), height: half(unit * 1.02) }
  }
  return { rows, door }
}

const tenth = (value: number) => Math.round(value * 10) / 10

/** Draws the windows. All of them start out as dashes of one line a row, which keeps a large house small; lit and half ones come on top. */
function drawPanes(scene: Scene, rows: readonly Row[], panes: readonly Pane[], unit: number): void {
  const isNight = scene.light === 'night'
  const [width, height, frame] = [tenth(unit * 0.5), tenth(unit * 0.66), tenth(Math.max(0.8, unit * 0.055))]
  const trim = scene.tint(trimColor)
  const dashes = (color: string, inset: number, dash: number, thickness: number) => {
    const middle = tenth(height / 2)
    const lines = rows.map(({ x, y, count }) => {
      const length = tenth((count - 1) * unit + dash)
      return `M${tenth(x + inset)} ${tenth(y + middle)}h${length}`
    })
    scene.line(color, thickness, lines.join(''), ` stroke-dasharray="${dash} ${tenth(unit - dash)}"`)
  }
  dashes(isNight ? '#5d7275' : trim, -frame, tenth(width + 2 * frame), tenth(height + 2 * frame))
  dashes(isNight ? '#0c2129' : '#3a5057', 0, width, height)
  const places = rows.flatMap(({ x, y, count }) =>
    Array.from({ length: count }, (_, column) => [tenth(x + column * unit), y] as const),
  )
  const boxes = (kind: Pane, grow = 0, top = 0) =>
    places
      .filter((_, index) => panes[index] === kind)
      .map(([x, y]) => {
        const [wide, high] = [tenth(width + 2 * grow), tenth(height + 2 * grow - top)]
        return `M${tenth(x - grow)} ${tenth(y - grow + top)}h${wide}v${high}h${-wide}z`
      })
      .join('')
  scene.fill(lamp, boxes('half', 0, height / 2))
  if (isNight) scene.fill(lamp, boxes('lit', width / 2), ' fill-opacity=".2"')
  scene.fill(isNight ? '#fbf0cf' : '#112427', boxes('lit', frame))
  scene.fill(lamp, boxes('lit'))
  if (unit >= 13) dashes(isNight ? '#2c4247' : trim, tenth(width / 2 - 0.4), 0.8, height)
}

function drawPath(scene: Scene, { x, y, width, height }: DoorPlace): void {
  const [top, run] = [y + height, pictureSize.height - y - height]
  const middle = half(run / 2)
  const path = `M${x} ${top}h${width}c4 ${middle} 30 ${middle} 46 ${run}h${-width - 34}c0 ${-half(run * 0.4)} 6 ${-middle} -12 ${-run}z`
  scene.fill(scene.tint('#d9ccb0'), path)
}

function drawDoor(scene: Scene, { x, y, width, height }: DoorPlace): void {
  scene.fill(scene.tint(trimColor), box(x - 1.5, y - 1.5, width + 3, height + 1.5))
  scene.fill(scene.tint('#80361e'), box(x, y, width, height))
  scene.fill(lamp, box(x + 1.5, y + 2, width - 3, height * 0.3))
}
