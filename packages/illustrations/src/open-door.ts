import { drawBlock } from './block'
import { lamp } from './light'
import { trimColor } from './materials'
import { drawChimney, drawWindows } from './openings'
import { box, disc, pictureSize, Scene } from './scene'
import { drawLand, drawMoon, drawSky } from './sky'
import { drawTree } from './trees'

/** Where the house and its door are, from the left and from the ground up. */
const house = { x: 118, width: 118, height: 84, rise: 52 } as const
const door = { x: 165, width: 25, height: 46 } as const

/** Draws a house by night whose door is open, with the light of its hall on the path. [LOOK-010] */
export function drawOpenDoor(): string {
  const { height } = pictureSize
  const scene = new Scene({ light: 'night', sky: 2, side: 'right', tilt: 0.16, ground: height - 58, seed: 8 })
  drawSky(scene)
  drawLand(scene, 'hills', '#6f8c55')
  drawTree(scene, 'oak', { x: 70, z: 30, size: 1.15 })
  drawTree(scene, 'pine', { x: 306, z: 30, size: 0.95 })
  drawChimney(scene, { x: 258, y: 66, z: 22, height: 34, smokes: true })
  const wing = { x: 222, z: 8, width: 62, height: 54, wall: 'ochre', roof: 'slate', form: 'side' } as const
  drawBlock(scene, { ...wing, depth: 40, rise: 30, eave: 5 })
  const lit = { lit: 1, hasBars: true } as const
  drawWindows(scene, { ...lit, x: 245, y: 20, z: 8, span: 36, columns: 2, size: [13, 18] })
  const { x, width, rise } = house
  drawBlock(scene, {
    x,
    width,
    depth: 46,
    height: house.height,
    wall: 'barn',
    roof: 'char',
    form: 'front',
    rise,
    eave: 6,
  })
  drawWindows(scene, { ...lit, x: x + 4, y: 18, span: 32, columns: 1, size: [18, 22] })
  drawWindows(scene, { ...lit, x: x + 82, y: 18, span: 32, columns: 1, size: [18, 22] })
  drawWindows(scene, { ...lit, x: x + 8, y: 64, span: 102, columns: 3, size: [16, 20] })
  drawWindows(scene, { ...lit, x: x + 43, y: 98, span: 32, columns: 1, size: [14, 16], hasArch: true })
  drawHall(scene)
  drawTree(scene, 'bush', { x: 133, y: -6, size: 0.85 })
  drawTree(scene, 'bush', { x: 226, y: -6, size: 0.85 })
  drawMoon(scene)
  return scene.toString()
}

/** Draws the light on the path, the hall behind the open door, and the lamp next to it. */
function drawHall(scene: Scene): void {
  const [left, top] = scene.point(door.x, door.height)
  const { width, height } = door
  const foot = top + height
  const run = pictureSize.height - foot
  scene.fill(
    scene.tint('#d9ccb0'),
    `M${left - 4} ${foot}h${width + 8}q8 ${run / 2} 46 ${run}h${-width - 100}q38 ${-run / 2} 46 ${-run}z`,
  )
  scene.fill(lamp, `M${left} ${foot}h${width}l30 ${run}h${-width - 60}z`, ' fill-opacity=".3"')
  scene.fill(scene.tint(trimColor), box(left - 3, top - 3, width + 6, height + 3))
  scene.fill(lamp, box(left, top, width, height))
  scene.fill('#fbe3a0', box(left + 7, top + 8, width - 7, height - 8))
  // The open leaf, seen from its edge.
  scene.fill(scene.tint('#80361e'), `M${left} ${top}l7 5v${height - 2}l-7 -3z`)
  scene.fill('#b98a35', box(left + 13, top + 31, 10, 15) + box(left + 17, top + 22, 2, 9))
  scene.fill('#fbf0cf', disc(left + 18, top + 20, 4))
  const [lampX, lampY] = [left + width + 8, top + 8]
  scene.fill(lamp, disc(lampX, lampY, 10), ' fill-opacity=".25"')
  scene.fill(lamp, disc(lampX, lampY, 3))
}
