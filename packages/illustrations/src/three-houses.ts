import { drawBlock, type RoofForm } from './block'
import { lamp } from './light'
import { type Roof, trimColor, type Wall } from './materials'
import { drawChimney, drawDoor } from './openings'
import { box, pictureSize, Scene } from './scene'
import { drawLand, drawMoon, drawSky } from './sky'
import { drawTree } from './trees'

/** A house with one window per resident. Its door takes the place of one window. */
interface House {
  columns: number
  floors: number
  form: RoofForm
  wall: Wall
  roof: Roof
  /** The windows of open rooms, from the ground up. */
  lit: readonly number[]
}

/** Homes for 5, 24, and 55 residents. The caption of the picture says so. */
const houses: readonly House[] = [
  { columns: 3, floors: 2, form: 'front', wall: 'ochre', roof: 'slate', lit: [3] },
  { columns: 5, floors: 5, form: 'hip', wall: 'barn', roof: 'char', lit: [1, 9, 13, 17] },
  {
    columns: 7,
    floors: 8,
    form: 'flat',
    wall: 'slate',
    roof: 'plum',
    lit: [2, 8, 14, 23, 26, 33, 39, 48, 51],
  },
]

/** The width of a column of windows, the height of a floor, and the size of a window: the same for all houses. */
const unit = 16
const floor = 20
const pane = { width: 9, height: 12 } as const
const margin = 6

/** Draws three houses of very different sizes at one scale, with one window per resident, by night. [LOOK-010, LOOK-004] */
export function drawThreeHouses(): string {
  const { width, height } = pictureSize
  const scene = new Scene({ light: 'night', sky: 3, side: 'right', tilt: 0.1, ground: height - 34, seed: 31 })
  drawSky(scene)
  drawLand(scene, 'hills', '#6f8c55')
  drawTree(scene, 'oak', { x: 91, z: 20, size: 0.7 })
  const widths = houses.map(({ columns }) => columns * unit + 2 * margin)
  const gap = (width - widths.reduce((sum, own) => sum + own, 0)) / (houses.length + 1)
  let x = gap - 5
  for (const [index, house] of houses.entries()) {
    drawHouse(scene, house, x)
    x += (widths[index] ?? 0) + gap
  }
  drawTree(scene, 'bush', { x: 20, y: -8, size: 0.7 })
  drawTree(scene, 'bush', { x: 216, y: -10, size: 0.8 })
  drawMoon(scene)
  return scene.toString()
}

function drawHouse(scene: Scene, { columns, floors, form, wall, roof, lit }: House, x: number): void {
  const width = columns * unit + 2 * margin
  const height = floors * floor + 10
  const rise = form === 'front' ? width * 0.4 : 20
  if (form !== 'flat')
    drawChimney(scene, { x: x + width * 0.68, y: height + rise * 0.3, z: 14, height: 22, smokes: true })
  drawBlock(scene, { x, width, depth: 32, height, wall, roof, form, rise, eave: 4 })
  const door = Math.floor(columns / 2)
  const places = Array.from({ length: columns * floors }, (_, place) => place).filter((place) => place !== door)
  const panes = (chosen: readonly number[], grow = 0) =>
    chosen
      .map((index) => {
        const place = places[index] ?? 0
        const [left, y] = scene.point(
          x + margin + (place % columns) * unit + (unit - pane.width) / 2,
          8 + Math.floor(place / columns) * floor + pane.height,
        )
        return box(left - grow, y - grow, pane.width + 2 * grow, pane.height + 2 * grow)
      })
      .join('')
  const dark = [...places.keys()].filter((index) => !lit.includes(index))
  scene.fill(scene.colors.glass, panes(dark), ` stroke="${scene.tint(trimColor)}" stroke-width="2.5"`)
  scene.fill(lamp, panes(lit, 3), ' fill-opacity=".2"')
  scene.fill(lamp, panes(lit), ' stroke="#fbf0cf" stroke-width="2.5"')
  drawDoor(scene, { x: x + margin + door * unit + (unit - 10) / 2, width: 10, height: 19, hasLamp: false })
}
