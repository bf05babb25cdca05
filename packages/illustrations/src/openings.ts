import { lamp } from './light'
import { roofs, trimColor, type Roof } from './materials'
import { pathOf } from './block'
import { box, disc, half, type Scene } from './scene'

/** Rows of windows on the front of a block, or on its visible side. */
export interface Windows {
  x: number
  y: number
  z?: number
  /** The width over which the columns are spread, or on a side wall, its depth. */
  span: number
  columns: number
  rows?: number
  /** The width and height of a window, and the distance of two rows. */
  size: readonly [width: number, height: number]
  pitch?: number
  trim?: string
  /** Whether windows have a round top, and bars. */
  hasArch?: boolean
  hasBars?: boolean
  /** The share of lit windows, if it isn't that of the light. */
  lit?: number
}

/** Draws windows on the front of a block. [LOOK-004] */
export function drawWindows(scene: Scene, windows: Windows): void {
  const { x, y, z = 0, span, columns, rows = 1, size, pitch = 22, trim = trimColor } = windows
  const { hasArch = false, hasBars = columns * rows < 11, lit = scene.colors.lit } = windows
  const [width, height] = size
  let [dark, bright, bars] = ['', '', '']
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const isLit = scene.lit.next() < lit
      const [left, top] = scene.point(x + (span / columns) * (column + 0.5) - width / 2, y + row * pitch + height, z)
      const pane = hasArch ? archedPane(left, top, width, height) : box(left, top, width, height)
      if (isLit) bright += pane
      else dark += pane
      bars += `M${half(left + width / 2)} ${top}v${height}M${left} ${half(top + height / 2)}h${width}`
    }
  }
  const frame = ` stroke="${scene.tint(trim)}" stroke-width="3"`
  scene.fill(scene.tint(scene.colors.glass), dark, frame)
  scene.fill(lamp, bright, frame)
  if (hasBars) scene.line(scene.light === 'night' ? '#2b3b3c' : scene.tint(trim), 1, bars)
}

const archedPane = (left: number, top: number, width: number, height: number) =>
  `M${left} ${top + height}v${1 - height}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - 1}z`

/** Draws windows on the visible side wall at `x`, from `z` on. */
export function drawSideWindows(scene: Scene, windows: Windows): void {
  const { x, y, z = 0, span, columns, rows = 1, size, pitch = 22 } = windows
  const [width, height] = size
  let [dark, bright] = ['', '']
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [near, low] = [z + (span / columns) * (column + 0.5) - width / 2, y + row * pitch]
      const pane = scene.outline([
        [x, low, near],
        [x, low, near + width],
        [x, low + height, near + width],
        [x, low + height, near],
      ])
      if (scene.lit.next() < scene.colors.lit) bright += pane
      else dark += pane
    }
  }
  scene.fill(scene.tint(scene.colors.glass, -0.05), dark)
  scene.fill(lamp, bright)
}

/** A door on the front of a block. */
export interface Door {
  x: number
  z?: number
  y?: number
  width?: number
  height: number
  color?: string
  hasLamp?: boolean
}

/** Draws a door with a lit fanlight. The lamp next to it is always lit, and by night it lights the path. */
export function drawDoor(scene: Scene, door: Door): void {
  const { x, z = 0, y = 0, width = 12, height, color = '#80361e', hasLamp = true } = door
  const [left, top] = scene.point(x, y + height, z)
  scene.fill(scene.tint(trimColor), box(left - 2, top - 2, width + 4, height + 2))
  scene.fill(scene.tint(color), box(left, top, width, height))
  scene.fill(lamp, box(left + 2.5, top + 3, width - 5, 6) + (hasLamp ? disc(left + width + 6, top + 6, 2.5) : ''))
  const isDark = scene.light === 'night' || scene.light === 'golden'
  if (hasLamp && isDark) scene.fill(lamp, disc(left + width + 6, top + 6, 8), ' fill-opacity=".25"')
  if (scene.light !== 'night') return
  scene.fill(lamp, `M${left} ${top + height}h${width}l10 26h${-width - 20}z`, ' fill-opacity=".16"')
}

/** A porch in front of a wall. */
export interface Porch {
  x: number
  /** How far it is in front, as a negative number. */
  z: number
  width: number
  height: number
  posts: number
  roof: Roof
}

/** Draws a porch with posts, a rail, and a roof. */
export function drawPorch(scene: Scene, { x, z, width, height, posts, roof }: Porch): void {
  const [right, deck, trim] = [x + width, 4, scene.tint(trimColor)]
  scene.face(
    scene.tint('#0b2228'),
    [
      [x, deck, 0],
      [right, deck, 0],
      [right, height, 0],
      [x, height, 0],
    ],
    ' fill-opacity=".22"',
  )
  scene.face(scene.tint('#b9a88a'), [
    [x, 0, z],
    [right, 0, z],
    [right, deck, z],
    [x, deck, z],
  ])
  scene.face(scene.tint(roofs[roof]), [
    [x - 4, height, z - 2],
    [right + 4, height, z - 2],
    [right + 2, height + 8, 0],
    [x - 2, height + 8, 0],
  ])
  const places = Array.from({ length: posts }, (_, post) => x + 2 + ((width - 4) / (posts - 1)) * post)
  scene.line(trim, 2.5, places.map((at) => `M${scene.point(at, height, z).join(' ')}v${height}`).join(''))
  const rails = ([from, to]: readonly [number, number], y: number) =>
    pathOf(scene, [
      [from, y, z],
      [to, y, z],
    ])
  const gaps = [
    [x + 2, x + width * 0.4],
    [x + width * 0.6, right - 2],
  ] as const
  scene.line(trim, 1.5, gaps.map((gap) => rails(gap, deck + 8)).join(''))
  scene.line(trim, 5, gaps.map((gap) => rails(gap, deck + 4)).join(''), ' stroke-dasharray="1 3" stroke-opacity=".8"')
}

/** A chimney. */
export interface Chimney {
  x: number
  y: number
  z?: number
  width?: number
  height: number
  color?: string
  smokes?: boolean
}

/** Draws a chimney, which smokes in the morning and at night. */
export function drawChimney(scene: Scene, chimney: Chimney): void {
  const { x, y, z = 0, width = 9, height, color = '#9a5844', smokes = false } = chimney
  const [left, top] = scene.point(x, y + height, z)
  scene.cover(left - 6, left + width + 6, top - (smokes ? 40 : 3))
  scene.fill(scene.tint(color), box(left, top, width, height))
  scene.fill(
    scene.tint(color, -0.08),
    box(left + width * 0.6, top, width * 0.4, height) + box(left - 1.5, top - 3, width + 3, 4),
  )
  if (!smokes || (scene.light !== 'night' && scene.light !== 'morning')) return
  const smoke = `M${half(left + width / 2)} ${top - 6}c-6-8 6-12 0-20s4-12 8-14`
  scene.line(scene.tint('#e9eceb'), 3, smoke, ' stroke-linecap="round" stroke-opacity=".45"')
}
