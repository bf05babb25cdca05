import { roofs, trimColor, walls, type Roof, type Wall } from './materials'
import { half, type Corner, type Scene } from './scene'

/** The forms of roofs: ridge along the front, gable to the front, hip, flat with a parapet, mansard, rising to one side, and mission. */
export type RoofForm = 'side' | 'front' | 'hip' | 'flat' | 'mansard' | 'shed' | 'mission'

/** A box with a roof. Its front left corner on the ground is at `x` and `z`. */
export interface Block {
  x: number
  z?: number
  /** The height above the ground at which it starts. */
  y?: number
  width: number
  depth?: number
  height: number
  wall: Wall
  roof: Roof
  form?: RoofForm
  /** The height of the roof. */
  rise?: number
  /** How far the roof reaches over the walls. */
  eave?: number
}

/** The block with its measures and its colors in the light of the scene. */
interface Shape {
  x: number
  right: number
  z: number
  back: number
  top: number
  rise: number
  eave: number
  isRight: boolean
  /** The x of the visible side wall. */
  side: number
  front: string
  shade: string
  roof: string
  roofShade: string
  trim: string
}

/** Draws a box with a roof: the front, the visible side in the shade or the sun, the shadow of the eaves, and the roof. [LOOK-004] */
export function drawBlock(scene: Scene, block: Block): void {
  const { form = 'side', y = 0 } = block
  const shape = shapeOf(scene, block)
  const { x, right, z, back, top, rise, side } = shape
  const middle = (x + right) / 2
  const ridge: Corner[] = form === 'side' ? [[side, top + rise, (z + back) / 2]] : []
  const gable: Corner[] = form === 'front' ? [[middle, top + rise, z]] : []
  scene.face(shape.shade, [[side, y, z], [side, y, back], [side, top, back], ...ridge, [side, top, z]])
  scene.face(shape.front, [[x, y, z], [right, y, z], [right, top, z], ...gable, [x, top, z]])
  if (form !== 'front' && form !== 'flat') {
    scene.face(
      '#0b2228',
      [
        [x, top, z],
        [right, top, z],
        [right, top - 5, z],
        [x, top - 5, z],
      ],
      ' fill-opacity=".17"',
    )
  }
  roofForms[form](scene, shape)
}

function shapeOf(
  scene: Scene,
  { x, z = 0, y = 0, width, depth = 30, height, wall, roof, rise = 20, eave = 4 }: Block,
): Shape {
  const isRight = scene.side === 'right'
  const { sun } = scene.colors
  const isSunny = scene.light !== 'night' && sun !== undefined && sun.x > 180 === isRight
  const sideLight = isSunny ? 0.045 : -0.085
  return {
    x,
    right: x + width,
    z,
    back: z + depth,
    top: y + height,
    rise,
    eave,
    isRight,
    side: isRight ? x + width : x,
    front: scene.tint(walls[wall]),
    shade: scene.tint(walls[wall], sideLight),
    roof: scene.tint(roofs[roof]),
    roofShade: scene.tint(roofs[roof], isSunny ? 0.05 : -0.06),
    trim: scene.tint(trimColor),
  }
}

const roofForms: Readonly<Record<RoofForm, (scene: Scene, shape: Shape) => void>> = {
  side(scene, { x, right, z, back, top, rise, eave, isRight, side, roof, trim }) {
    const middle = (z + back) / 2
    scene.face(roof, [
      [x - eave, top - 2, z - eave],
      [right + eave, top - 2, z - eave],
      [right + eave, top + rise, middle],
      [x - eave, top + rise, middle],
    ])
    const edge = side + (isRight ? eave : -eave)
    scene.line(
      trim,
      2,
      pathOf(scene, [
        [edge, top - 2, z - eave],
        [edge, top + rise, middle],
      ]),
    )
  },
  front(scene, { x, right, z, back, top, rise, eave, isRight, roof, roofShade, trim }) {
    const middle = (x + right) / 2
    const foot = top - 2 - (eave * rise) / (right - x)
    const edge = isRight ? right + eave : x - eave
    scene.face(roofShade, [
      [edge, foot, z - eave],
      [edge, foot, back],
      [middle, top + rise, back],
      [middle, top + rise, z - eave],
    ])
    const rake: Corner[] = [
      [x - eave, foot, z - eave],
      [middle, top + rise, z - eave],
      [right + eave, foot, z - eave],
    ]
    scene.line(roof, 4, pathOf(scene, rake))
    scene.line(
      trim,
      1.5,
      pathOf(
        scene,
        rake.map(([a, b, c]): Corner => [a, b - 3, c]),
      ),
    )
  },
  hip(scene, { x, right, z, back, top, rise, eave, isRight, roof, roofShade }) {
    const [inset, middle] = [Math.min((back - z) / 2, (right - x) / 2 - 1), (z + back) / 2]
    const [edge, peak] = isRight ? [right + eave, right - inset] : [x - eave, x + inset]
    scene.face(roofShade, [
      [edge, top - 2, z - eave],
      [edge, top - 2, back + eave],
      [peak, top + rise, middle],
    ])
    scene.face(roof, [
      [x - eave, top - 2, z - eave],
      [right + eave, top - 2, z - eave],
      [right - inset, top + rise, middle],
      [x + inset, top + rise, middle],
    ])
  },
  flat(scene, { x, right, z, back, top, side, roof, trim }) {
    scene.face(roof, [
      [x - 1, top, z],
      [right + 1, top, z],
      [right + 1, top, back],
      [x - 1, top, back],
    ])
    scene.line(
      trim,
      3,
      pathOf(scene, [
        [x - 2, top, z],
        [right + 2, top, z],
      ]),
    )
    scene.line(
      scene.tint(trimColor, -0.1),
      3,
      pathOf(scene, [
        [side, top, z],
        [side, top, back],
      ]),
    )
  },
  mansard(scene, { x, right, z, back, top, rise, isRight, roof, roofShade, trim }) {
    const inset = 6
    const [edge, peak] = isRight ? [right + 2, right - inset] : [x - 2, x + inset]
    scene.face(roofShade, [
      [edge, top, z - 2],
      [edge, top, back],
      [peak, top + rise, back - inset],
      [peak, top + rise, z + inset],
    ])
    scene.face(roof, [
      [x - 2, top, z - 2],
      [right + 2, top, z - 2],
      [right - inset, top + rise, z + inset],
      [x + inset, top + rise, z + inset],
    ])
    scene.line(
      trim,
      2.5,
      pathOf(scene, [
        [x - 3, top, z - 2],
        [right + 3, top, z - 2],
      ]),
    )
  },
  shed(scene, { x, right, z, back, top, rise, eave, isRight, side, front, shade, roof }) {
    scene.face(roof, [
      [x - eave, top - 2, z - eave],
      [right + eave, top + rise, z - eave],
      [right + eave, top + rise, back],
      [x - eave, top - 2, back],
    ])
    scene.face(front, [
      [x, top - 1, z],
      [right, top - 1, z],
      [right, top + rise - 2, z],
    ])
    scene.line(
      roof,
      4,
      pathOf(scene, [
        [x - eave, top - 2, z - eave],
        [right + eave, top + rise, z - eave],
      ]),
    )
    if (isRight)
      scene.face(shade, [
        [side, top - 1, z],
        [side, top - 1, back],
        [side, top + rise, back],
        [side, top + rise, z],
      ])
  },
  mission(scene, { x, right, z, top, rise, front, roof }) {
    const [left, foot] = scene.point(x - 1, top - 1, z)
    const middle = (right - x) / 2 + 1
    const [flat, bend, curve] = [half(middle * 0.3), half(middle * 0.12), half(middle * 0.7)]
    const outline = `q${bend}-${rise} ${curve}-${rise}t${curve} ${rise}`
    scene.fill(front, `M${left} ${foot}v-4h${flat}${outline}h${flat}v4z`)
    scene.line(roof, 3.5, `M${left - 2} ${foot - 4}h${flat + 2}${outline}h${flat + 2}`)
  },
}

/** Returns the path of a line through points in space. */
export const pathOf = (scene: Scene, corners: readonly Corner[]): string => scene.outline(corners).slice(0, -1)
