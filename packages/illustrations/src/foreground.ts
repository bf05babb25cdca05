import { lamp } from './light'
import { box, disc, half, pictureSize, type Scene } from './scene'

const { width, height } = pictureSize

/** What is between the visitor and the house. */
export const fronts = [
  'path',
  'street',
  'hedge',
  'fence',
  'flowers',
  'pond',
  'snow',
  'gravel',
  'lamppost',
  'branch',
  'rail',
] as const

/** Something between the visitor and the house. */
export type Front = (typeof fronts)[number]

/** The fronts that a path doesn't cross. */
const pathless: readonly Front[] = ['street', 'pond', 'rail']

/** Draws the path from a door to the lower edge. */
export function drawPath(scene: Scene, front: Front, door: number): void {
  if (pathless.includes(front)) return
  const [x, y] = scene.point(door, 0)
  const [run, bend, breadth] = [height - y, scene.side === 'right' ? 34 : -40, 13]
  const middle = half(run / 2)
  scene.fill(
    scene.tint('#d9ccb0'),
    `M${x} ${y}h${breadth}c4 ${middle} ${bend + 8} ${middle} ${bend + 22} ${run}h${-breadth - 36}c${half(6 - bend * 0.3)} ${-half(run * 0.4)} 8 ${-middle} ${14 - bend} ${-run}z`,
  )
}

/** Draws what is in front of the house. */
export function drawFront(scene: Scene, front: Front): void {
  drawings[front](scene)
}

const drawings: Readonly<Record<Front, (scene: Scene) => void>> = {
  path: () => undefined,
  street(scene) {
    scene.fill(scene.tint('#cfc8b6'), box(0, height - 26, width, 8))
    scene.fill(scene.tint('#8d9190'), box(0, height - 18, width, 18))
    scene.line(scene.tint('#efe9d6'), 2, `M0 ${height - 8}h${width}`, ' stroke-dasharray="22 18"')
  },
  hedge(scene) {
    const left = `M0 ${height}v-26q8-10 20-5t24-4 26 3 24-4 22 4 26-2 12 6v28z`
    const right = `M${width} ${height}v-30q-12-8-22-2t-26-2-22 4-26-2-20 6-12 8v18z`
    scene.fill(scene.tint('#4c6a4a'), left + right)
    scene.fill(scene.tint('#4c6a4a', -0.05), box(0, height - 8, 154, 8) + box(width - 128, height - 8, 128, 8))
  },
  fence(scene) {
    const rails = (y: number, inset: number) => `M${inset} ${y}H150M202 ${y}H${width}`
    scene.line(scene.tint('#f4f0e4'), 19, rails(height - 13, 3), ' stroke-dasharray="5 4"')
    scene.line(scene.tint('#f4f0e4'), 2.5, rails(height - 17, 0))
  },
  flowers(scene) {
    for (const color of ['#e9b44c', '#f3efe2', '#c0694f']) {
      const gaps = [scene.plants.between(37, 61), scene.plants.between(53, 97), scene.plants.between(21, 79)]
      const rows = Array.from({ length: 3 }, () => {
        const y = scene.plants.between(scene.ground + 11, height - 3)
        return `M${scene.plants.between(2, 40)} ${y}H${width}`
      })
      // Dots are dashes of almost no length with round ends.
      const dashes = ` stroke-dasharray=".1 ${gaps.join(' .1 ')}" stroke-linecap="round"`
      scene.line(scene.tint(color), 3.5, rows.join(''), dashes)
    }
  },
  pond(scene) {
    scene.fill(scene.tint('#7fb0b8'), `M30 ${height}q20-24 110-26t190 26z`)
    const waves = `M96 ${height - 14}h46M170 ${height - 8}h70M150 ${height - 18}h26`
    scene.line(scene.tint('#e6f1ee'), 1.5, waves)
  },
  snow(scene) {
    scene.fill(scene.tint('#f3f5f2'), `M0 ${height}V${scene.ground + 12}q60-12 150-2t210-6V${height}z`)
  },
  gravel(scene) {
    scene.fill(scene.tint('#d8c6a2'), `M0 ${height}v-14q120-14 360-4v18z`)
  },
  lamppost(scene) {
    const [x, y] = [width - 44, height - 90]
    scene.line(scene.tint('#2f3e40'), 3, `M${x} ${height - 10}V${y}`)
    if (scene.light !== 'noon') scene.fill(lamp, disc(x, y, 16), ' fill-opacity=".22"')
    scene.fill(lamp, disc(x, y, 6))
  },
  branch(scene) {
    const leaves = 'M0 0h168q-10 14-28 10-8 12-26 8-8 14-26 10-6 14-24 12-8 16-24 12-4 18-20 22L0 86z'
    scene.fill(scene.tint('#47604a', -0.08), leaves)
    scene.fill(scene.tint('#5a4636', -0.05), box(0, 0, 12, height))
  },
  rail(scene) {
    const color = scene.tint('#f2ecdc', -0.02)
    scene.line(color, 30, `M6 ${height - 15}H${width}`, ' stroke-dasharray="3 8"')
    scene.line(color, 6, `M0 ${height - 31}H${width}`)
    scene.fill(color, box(18, 0, 12, height) + box(0, 0, width, 9))
    scene.line(scene.tint('#f2ecdc', -0.1), 4, `M28 9V${height}`)
  },
}
