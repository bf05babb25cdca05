import { drawFront, drawPath } from './foreground'
import type { HouseLook } from './house-look'
import { sceneries } from './landscapes'
import type { Light } from './light'
import { forms } from './house-forms'
import { cameras, Scene } from './scene'
import { drawLand, drawMoon, drawSky } from './sky'
import { drawTree } from './trees'

/** The largest size of a picture of a house, in bytes. */
export const houseBudget = 6000

const snowGround = '#e9ede8'

/** Draws a house in a light as an SVG of 360 by 240. The same look, seed, and light always give the same bytes. [LOOK-004] */
export function drawHouse(look: HouseLook, seed: number, light: Light): string {
  const { side, front, camera, sky, shift } = look
  const scene = new Scene({ light, sky, side, seed, shift, ...cameras[camera] })
  const { land, ground, trees } = sceneries[look.landscape]
  drawSky(scene)
  drawLand(scene, look.isInTown ? 'city' : land, front === 'snow' ? snowGround : ground)
  const [behind, near] = trees
  const isRight = side === 'right'
  drawTree(scene, behind, { x: isRight ? 22 : 326, z: 46, size: 0.9 + scene.plants.next() * 0.3 })
  drawTree(scene, behind, { x: isRight ? 52 : 300, z: 70, size: 0.6 + scene.plants.next() * 0.25 })
  const form = forms[look.form]
  drawPath(scene, front, form.door)
  form.draw(scene, { ...look, tree: behind })
  drawTree(scene, near, { x: isRight ? 318 : 30, y: -6, size: 0.9 + scene.plants.next() * 0.35 })
  drawFront(scene, front)
  drawMoon(scene)
  return scene.toString()
}
