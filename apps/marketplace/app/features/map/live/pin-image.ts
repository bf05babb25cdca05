import type { StyleImageMetadata } from 'maplibre-gl'

const side = 24
const corner = 5
/** Pixels per point, so edges stay sharp on dense screens. */
const density = 2

/** Draws the ground of a price: a box whose middle stretches with the text. */
export function drawPinImage(
  ground: string,
  edge: string,
  edgeWidth: number,
): [ImageData, Partial<StyleImageMetadata>] {
  const canvas = document.createElement('canvas')
  canvas.width = side * density
  canvas.height = side * density
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no canvas')
  context.scale(density, density)
  context.beginPath()
  const inset = edgeWidth / 2 + 0.5
  context.roundRect(inset, inset, side - 2 * inset, side - 2 * inset, [corner, corner, corner, 0])
  context.fillStyle = ground
  context.fill()
  context.strokeStyle = edge
  context.lineWidth = edgeWidth
  context.stroke()
  const middle: [number, number][] = [[(side * density) / 3, (side * density * 2) / 3]]
  const content = inset * density
  return [
    context.getImageData(0, 0, canvas.width, canvas.height),
    {
      pixelRatio: density,
      stretchX: middle,
      stretchY: middle,
      content: [content, content, canvas.width - content, canvas.height - content],
    },
  ]
}
