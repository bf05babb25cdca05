import { drawBlock } from './block'
import { lamp } from './light'
import { trimColor } from './materials'
import { Random } from './random'
import { box, half, Scene } from './scene'
import { planStreet, type PlannedHouse, type StreetFormat, type StreetHouse, type StreetPlan } from './street-plan'

/** The largest size of a street, in bytes before compression, which leaves about a quarter. */
export const streetBudget = 17_000

const ground = { far: '#0f3a42', near: '#164850', curb: '#5d7275', road: '#173940', sky: '#0b3036' } as const
const doors = ['#80361e', '#075259', '#2c5c40', '#3a4b4f'] as const

/** How much of each color the night takes: houses with a lit window come forward. */
const night = { lit: 0.4, dark: 0.66 } as const

/** Draws prices as a street at night: one house per band, one window per community, lit if its price is in the range. [FIND-016, LOOK-007] */
export function drawStreet(houses: readonly StreetHouse[], format: StreetFormat): string {
  const plan = planStreet(houses, format)
  const scene = sceneOf(plan, night.dark)
  drawSurroundings(scene, plan, format)
  const inner = plan.houses.map((house) => drawStreetHouse(plan, house)).join('')
  return scene.wrap(scene.shapes() + inner)
}

const sceneOf = ({ width, height, ground: level }: StreetPlan, strength: number) =>
  new Scene({
    light: 'night',
    sky: 0,
    side: 'right',
    tilt: 0.1,
    ground: level,
    seed: 7,
    strength,
    size: { width, height },
  })

function drawSurroundings(scene: Scene, { width, height, ground: level }: StreetPlan, format: StreetFormat): void {
  const [quarter, far, near] = [width / 4, Math.round(height * 0.34), Math.round(height * 0.62)]
  scene.fill(ground.sky, box(0, 0, width, height))
  scene.fill(ground.far, `M0 ${far}q${quarter}-30 ${width / 2}-6t${width / 2}-10V${height}H0z`)
  scene.fill(ground.near, `M0 ${near}q${quarter}-26 ${width / 2} 0t${width / 2}-8V${height}H0z`)
  const random = new Random(11, 1)
  const stars = Array.from({ length: Math.round(width / 30) }, () => {
    return `M${random.between(8, width - 8)} ${random.between(6, Math.round(height * 0.5))}h1.5`
  })
  scene.line('#dfe6df', 1.5, stars.join(''))
  const radius = format === 'narrow' ? 11 : 21
  const [x, y] = [width - (format === 'narrow' ? 40 : width * 0.12), radius + 8]
  scene.fill(
    '#f1e2b8',
    `M${half(x)} ${y}a${radius} ${radius} 0 1 0 ${radius} ${half(radius * 1.2)}a${half(radius * 0.8)} ${half(radius * 0.8)} 0 0 1 ${-radius}-${half(radius * 1.2)}z`,
  )
  scene.fill(ground.road, box(0, level, width, height - level))
  scene.fill(ground.curb, box(0, level, width, Math.round((height - level) / 5)))
}

/** Draws a house in a group of its own, so its windows can light up after those to its left. */
function drawStreetHouse(plan: StreetPlan, house: PlannedHouse): string {
  const { look, x, width, height, rise, lit, door, band } = house
  const isLit = lit[1] > lit[0]
  const scene = sceneOf(plan, isLit ? night.lit : night.dark)
  const { unit } = plan
  drawBlock(scene, {
    x,
    width,
    depth: unit * 1.7,
    height,
    wall: look.wall,
    roof: look.cover,
    form: look.roof,
    rise,
    eave: unit * 0.14,
  })
  drawPanes(scene, plan, house)
  const [doorX, doorWidth, doorHeight] = door
  const top = plan.ground - doorHeight
  scene.fill(scene.tint(trimColor), box(doorX - 2, top - 2, doorWidth + 4, doorHeight + 2))
  scene.fill(scene.tint(doors[band % doors.length] ?? doors[0]), box(doorX, top, doorWidth, doorHeight))
  if (isLit) {
    const run = Math.round((plan.height - plan.ground) * 0.3)
    scene.fill(
      lamp,
      `M${half(x + 4)} ${plan.ground}h${half(width - 8)}l10 ${run}h${-half(width + 12)}z`,
      ' fill-opacity=".13"',
    )
  }
  return scene.shapes()
}

/** Draws the windows of a house. Those next to each other are dashes of one line, which keeps a full street small. */
function drawPanes(scene: Scene, { pane, unit }: StreetPlan, { panes, lit }: PlannedHouse): void {
  const { width, height } = pane
  const rows = (isShown: (index: number) => boolean): { x: number; y: number; count: number }[] => {
    const found: { x: number; y: number; count: number }[] = []
    panes.forEach(([x, y], index) => {
      if (!isShown(index)) return
      const last = found.at(-1)
      if (last?.y === y && last.x + last.count * unit === x) last.count += 1
      else found.push({ x, y, count: 1 })
    })
    return found
  }
  const dash = (color: string, shown: ReturnType<typeof rows>, grow = 0, more = '') => {
    const [length, rest] = [width + 2 * grow, unit - width - 2 * grow]
    const lines = shown.map(({ x, y, count }) => `M${x - grow} ${half(y + height / 2)}h${(count - 1) * unit + length}`)
    scene.line(color, height + 2 * grow, lines.join(''), ` stroke-dasharray="${length} ${rest}"${more}`)
  }
  const isLit = (index: number) => index >= lit[0] && index < lit[1]
  const [on, off] = [rows(isLit), rows((index) => !isLit(index))]
  dash('#64797c', off, 1.5)
  dash('#0b2129', off)
  dash(lamp, on, Math.max(2, Math.round(width / 5)), ' stroke-opacity=".17"')
  dash('#fbeebf', on, 1.5)
  dash(lamp, on)
  const all = rows(() => true)
  const bar = { width: 1.1, middle: half(width / 2) }
  scene.line(
    '#33484c',
    height,
    all.map(({ x, y, count }) => `M${x + bar.middle} ${half(y + height / 2)}h${(count - 1) * unit + 1}`).join(''),
    ` stroke-dasharray="${bar.width} ${unit - bar.width}"`,
  )
  scene.line(
    '#33484c',
    1.1,
    all.map(({ x, y, count }) => `M${x} ${half(y + height / 2)}h${(count - 1) * unit + width}`).join(''),
    ` stroke-dasharray="${width} ${unit - width}"`,
  )
}
