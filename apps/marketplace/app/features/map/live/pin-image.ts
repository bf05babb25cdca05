import type { StyleImageMetadata } from 'maplibre-gl'
import { housePaths } from '../pins/house-mark'

/** Pixels per point, so edges stay sharp on dense screens. */
const density = 2

function openCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width * density
  canvas.height = height * density
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no canvas')
  context.scale(density, density)
  context.lineJoin = 'round'
  return { context, read: () => context.getImageData(0, 0, canvas.width, canvas.height) }
}

const side = 26
/** How far the corner that points at the place reaches below a price, in pixels. */
export const pinCorner = 7

/** How the ground of a price looks. */
export interface PinLook {
  ground: string
  edge: string
  edgeWidth: number
  /** A ring of light around the price. */
  glow?: string
}

/** Draws the ground of a price: a house front whose sharp corner is the place, and whose middle stretches with the text. [LOOK-003] */
export function drawPinImage({ ground, edge, edgeWidth, glow }: PinLook): [ImageData, Partial<StyleImageMetadata>] {
  const margin = glow ? 5.5 : 1
  const { context, read } = openCanvas(side + 2 * margin, side + pinCorner + 2 * margin)
  context.translate(margin, margin)
  const shape = new Path2D(
    `M0 ${side + pinCorner}V4A4 4 0 0 1 4 0H${side - 4}A4 4 0 0 1 ${side} 4V${side - 4}A4 4 0 0 1 ${side - 4} ${side}H9Z`,
  )
  if (glow) {
    context.strokeStyle = glow
    context.lineWidth = 10
    context.stroke(shape)
  }
  context.fillStyle = ground
  context.fill(shape)
  context.strokeStyle = edge
  context.lineWidth = edgeWidth
  context.stroke(shape)
  const [from, to] = [margin * density, (margin + side) * density]
  return [
    read(),
    {
      pixelRatio: density,
      stretchX: [[from + 12 * density, to - 8 * density]],
      stretchY: [[from + 8 * density, to - 8 * density]],
      content: [from, from, to, to],
    },
  ]
}

/** Draws the circle of a cluster. */
export function drawClusterImage(diameter: number, ground: string, edge: string): ImageData {
  const { context, read } = openCanvas(diameter + 4, diameter + 4)
  context.beginPath()
  context.arc(diameter / 2 + 2, diameter / 2 + 2, diameter / 2, 0, 2 * Math.PI)
  context.fillStyle = ground
  context.fill()
  context.strokeStyle = edge
  context.lineWidth = 2.5
  context.stroke()
  return read()
}

/** Draws the community that a map is about: a house with lit windows. [COMM-010, LOOK-003] */
export function drawHouseImage({ wall, glow, halo }: { wall: string; glow: string; halo: string }): ImageData {
  const length = 76
  const { context, read } = openCanvas(length, length)
  context.translate(length / 2, length / 2)
  context.globalAlpha = 0.3
  context.fillStyle = glow
  context.beginPath()
  context.arc(0, 0, 32, 0, 2 * Math.PI)
  context.fill()
  context.globalAlpha = 1
  const walls = new Path2D(housePaths.walls)
  context.strokeStyle = halo
  context.lineWidth = 3.5
  context.stroke(walls)
  context.fillStyle = wall
  context.fill(walls)
  context.fillStyle = glow
  context.fill(new Path2D(housePaths.windows))
  return read()
}
