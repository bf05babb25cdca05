import { drawBlock, type RoofForm } from './block'
import { type Roof, trimColor, type Wall } from './materials'
import { drawChimney, drawDoor, drawWindows } from './openings'
import { drawLampWindow } from './lamp-window'
import { drawOpenDoor } from './open-door'
import { box, pictureSize, Scene } from './scene'
import type { QuietPicture } from './quiet-path'
import { drawMoon, drawSky } from './sky'
import { drawThreeHouses } from './three-houses'

/** The largest size of such a picture, in bytes. */
export const quietBudget = 6200

/** A house of the street, from left to right. */
interface StreetHouse {
  columns: 2 | 3
  floors: number
  form: RoofForm
  wall: Wall
  roof: Roof
  hasChimney?: boolean
}

const houses: readonly StreetHouse[] = [
  { columns: 2, floors: 3, form: 'side', wall: 'barn', roof: 'slate', hasChimney: true },
  { columns: 2, floors: 5, form: 'mansard', wall: 'slate', roof: 'plum' },
  { columns: 3, floors: 4, form: 'flat', wall: 'timber', roof: 'char' },
  { columns: 3, floors: 3, form: 'front', wall: 'ochre', roof: 'slate', hasChimney: true },
  { columns: 2, floors: 2, form: 'hip', wall: 'blue', roof: 'char' },
]

/** A street: its houses from left to right, the stars over it, and which houses are lit. */
interface Street {
  houses: readonly StreetHouse[]
  seed: number
  isLit: (house: number) => boolean
}

/** The height of the road, the width of a column of windows, and the height of a floor. */
const road = 38
const unit = 19
const floor = 24

const pictures: Record<QuietPicture, () => string> = {
  // All houses are lit but the one whose door doesn't open, only one further on is, or all are.
  'not-found': () => drawStreet({ houses, seed: 12, isLit: (house) => house !== 2 }),
  'no-results': () => drawStreet({ houses, seed: 12, isLit: (house) => house === 4 }),
  search: () => drawStreet({ houses: [...houses.slice(1), ...houses.slice(0, 1)], seed: 22, isLit: () => true }),
  offline: drawLampWindow,
  compare: drawThreeHouses,
  about: drawOpenDoor,
}

/** Draws a quiet picture, always by night. [LOOK-010] */
export const drawQuiet = (picture: QuietPicture): string => pictures[picture]()

function drawStreet({ houses, seed, isLit }: Street): string {
  const { width, height } = pictureSize
  const scene = new Scene({ light: 'night', sky: 1, side: 'right', tilt: 0.1, ground: height - road, seed })
  drawSky(scene)
  scene.fill('#2b4a50', box(0, height - road, width, road))
  scene.fill('#173940', box(0, height - road + 7, width, road - 7))
  const widths = houses.map(({ columns }) => columns * unit + 14)
  const gap = 3
  let x = (width - widths.reduce((sum, own) => sum + own + gap, 0)) / 2 - 4
  for (const [index, house] of houses.entries()) {
    drawHouseOf(scene, house, x, isLit(index))
    x += (widths[index] ?? 0) + gap
  }
  drawMoon(scene)
  return scene.toString()
}

function drawHouseOf(scene: Scene, house: StreetHouse, x: number, isLit: boolean): void {
  const { columns, floors, form, wall, roof, hasChimney } = house
  const width = columns * unit + 14
  const height = floors * floor + 16
  const rise = form === 'front' ? width * 0.42 : 20
  if (hasChimney) drawChimney(scene, { x: x + width * 0.2, y: height + rise * 0.3, z: 14, height: 22, smokes: isLit })
  drawBlock(scene, { x, width, depth: 34, height, wall, roof, form, rise, eave: 4 })
  const lit = isLit ? 1 : 0
  const shared = { size: [10, 14], pitch: floor, lit, hasBars: true } as const
  // The door takes the place of a window on the ground.
  drawWindows(scene, { ...shared, x: x + 7, y: 8, span: (columns - 1) * unit, columns: columns - 1 })
  drawWindows(scene, { ...shared, x: x + 7, y: 8 + floor, span: columns * unit, columns, rows: floors - 1 })
  const door = { x: x + 7 + (columns - 1) * unit + 4, width: 11, height: 21 }
  if (isLit) {
    drawDoor(scene, { ...door, hasLamp: false })
    return
  }
  const [left, top] = scene.point(door.x, door.height)
  scene.fill(scene.tint(trimColor), box(left - 2, top - 2, door.width + 4, door.height + 2))
  scene.fill('#0e2a33', box(left, top, door.width, door.height))
}
